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
  tickets: z.int(),
  matches: z.int(),
  captured: z.int().meta({ description: 'Maps captured' }),
  lastSeenAt: InstantSchema.nullable(),
});
export type StaffActivity = z.infer<typeof StaffActivitySchema>;

/** An activity of a staff member, counted by the server or added by an admin. */
export const ActivityEntrySchema = z.object({
  id: UuidSchema,
  staff: PlayerReferenceSchema,
  kind: z.string(),
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
      days: z.array(z.object({ day: InstantSchema, messages: z.int() })),
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
    available: false,
  }),

  messages: defineCall({
    method: 'POST',
    path: '/activity/messages',
    who: 'Moderator',
    summary: 'Count the messages that staff, or one of them, wrote on each day of a period',
    input: PeriodSchema.extend({ user: PlayerIdSchema.optional() }),
    output: MessageActivitySchema,
    limit: READ_LIMIT,
    available: false,
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
    available: false,
  }),

  addActivity: defineAction({
    object: 'admin',
    action: 'add_activity',
    value: 'user',
    who: 'Admin',
    summary: 'Credit a staff member with something that the server could not count',
    input: z.object({
      user: PlayerIdSchema,
      kind: z.string().trim().min(1).max(40),
      points: z.int().min(-1_000).max(1_000),
      note: z.string().trim().max(500).default(''),
      at: InstantSchema.optional().meta({ description: 'Now unless given' }),
    }),
    output: ActivityEntrySchema,
    available: false,
  }),

  current: defineAction({
    object: 'admin',
    action: 'get_staff',
    who: 'Moderator',
    summary: 'List everyone who is on the staff',
    input: z.object({}),
    output: z.array(StaffMemberSchema),
    limit: READ_LIMIT,
    available: false,
  }),

  former: defineAction({
    object: 'admin',
    action: 'get_ex_staff',
    who: 'Moderator',
    summary: 'List everyone who has left the staff',
    input: z.object({}),
    output: z.array(StaffMemberSchema),
    limit: READ_LIMIT,
    available: false,
  }),
};
