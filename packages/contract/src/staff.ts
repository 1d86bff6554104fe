import { STAFF_LIMITS } from '@mes/domain/staff/limits';
import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { READ_LIMIT } from './limits';
import { PageInputSchema, PlayerReferenceSchema } from './references';
import { InstantSchema, PlayerIdSchema, UuidSchema } from './scalars';

export const StaffMemberSchema = PlayerReferenceSchema.extend({
  permissions: z.array(z.string()),
  old: z.boolean().meta({ description: 'Has left the staff' }),
  since: InstantSchema.nullable(),
  until: InstantSchema.nullable(),
});
export type StaffMember = z.infer<typeof StaffMemberSchema>;

export const StaffActivitySchema = z.object({
  rank: z.int(),
  staff: StaffMemberSchema,
  points: z.int(),
  messages: z.int(),
  tickets: z.int().meta({ description: 'Answered or closed' }),
  matches: z.int(),
  captured: z.int().meta({ description: 'Maps captured' }),
  lastSeenAt: InstantSchema.nullable(),
});
export type StaffActivity = z.infer<typeof StaffActivitySchema>;

/** An activity of a staff member, counted by the server or added by an admin. */
export const ActivityEntrySchema = z.object({
  id: UuidSchema,
  staff: PlayerReferenceSchema,
  kind: z.string().meta({ description: 'Of a credit in the words of the admin' }),
  count: z.int().meta({ description: 'Messages of a day are one entry; 0 for a credit' }),
  subject: z.string().nullable().meta({ description: 'Kind and key: match:abc' }),
  points: z.int(),
  note: z.string(),
  at: InstantSchema,
  addedBy: PlayerReferenceSchema.nullable().meta({ description: 'Null for the server itself' }),
});
export type ActivityEntry = z.infer<typeof ActivityEntrySchema>;

export const MessageActivitySchema = z.object({
  start: InstantSchema,
  end: InstantSchema,
  total: z.int(),
  staff: z.array(
    z.object({
      player: PlayerReferenceSchema,
      total: z.int(),
      days: z
        .array(z.object({ day: InstantSchema, messages: z.int() }))
        .meta({ description: 'Days in UTC, by their start; without those that have no message' }),
    }),
  ),
});
export type MessageActivity = z.infer<typeof MessageActivitySchema>;

const PeriodSchema = z.object({
  start: InstantSchema.optional().meta({ description: 'Thirty days before the end unless given' }),
  end: InstantSchema.optional().meta({ description: 'Now unless given' }),
});

export const staff = {
  leaderboard: defineCall({
    method: 'GET',
    path: '/leaderboards/staff-activity',
    who: 'Moderator',
    summary: 'List the staff by what they did in a period',
    input: PeriodSchema,
    output: z.array(StaffActivitySchema),
  }),

  messages: defineCall({
    method: 'POST',
    path: '/activity/messages',
    who: 'Moderator',
    summary: 'Count the messages that staff, or one of them, wrote on each day of a period',
    input: PeriodSchema.extend({ user: PlayerIdSchema.optional() }),
    output: MessageActivitySchema,
    limit: READ_LIMIT,
  }),

  activity: defineAction({
    object: 'admin',
    action: 'activity',
    value: 'user',
    who: 'Admin',
    summary: 'List what staff, or one of them, did in a period, newest first',
    input: PageInputSchema.extend({
      ...PeriodSchema.shape,
      user: PlayerIdSchema.optional(),
    }),
    output: z.array(ActivityEntrySchema),
    paged: true,
    limit: READ_LIMIT,
  }),

  addActivity: defineAction({
    object: 'admin',
    action: 'add_activity',
    value: 'user',
    who: 'Admin',
    summary: 'Credit a staff member with something that the server could not count',
    input: z.object({
      user: PlayerIdSchema,
      kind: z.string().trim().min(1).max(STAFF_LIMITS.kind),
      points: z.int().min(-STAFF_LIMITS.points).max(STAFF_LIMITS.points),
      note: z.string().trim().max(STAFF_LIMITS.note).default(''),
      at: InstantSchema.optional().meta({ description: 'Now unless given' }),
    }),
    output: ActivityEntrySchema,
  }),

  current: defineAction({
    object: 'admin',
    action: 'get_staff',
    who: 'Moderator',
    summary: 'List everyone who is on the staff',
    input: z.object({}),
    output: z.array(StaffMemberSchema),
    limit: READ_LIMIT,
    revision: 'staff',
  }),

  former: defineAction({
    object: 'admin',
    action: 'get_ex_staff',
    who: 'Moderator',
    summary: 'List everyone who has left the staff',
    input: z.object({}),
    output: z.array(StaffMemberSchema),
    limit: READ_LIMIT,
    revision: 'staff',
  }),
};
