import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { READ_LIMIT } from './limits';
import {
  AuditEntrySchema,
  LogEntrySchema,
  LogEventSchema,
  LogVersionSchema,
  logFields,
  SavedSearchSchema,
} from './moderation-schemas';
import { PageInputSchema } from './references';
import { InstantSchema, MALFORMED_ID, NothingSchema, PlayerIdSchema, UuidSchema } from './scalars';

const PeriodSchema = PageInputSchema.extend({
  start: InstantSchema.optional(),
  end: InstantSchema.optional(),
});

export const logs = {
  recordEvent: defineCall({
    method: 'POST',
    path: '/logging/player/{id}',
    who: 'public',
    summary: 'Write an event of the own browser into the player log',
    input: z.object({
      id: z
        .string()
        .regex(/^[A-Za-z0-9_-]{1,64}$/, MALFORMED_ID)
        .meta({ description: 'The own player id or telemetry identifier' }),
      event: logFields.event,
      path: logFields.path.default(null),
      message: logFields.message.default(null),
      details: logFields.details.default({}),
    }),
    output: NothingSchema,
    // One for each page view and each failed call, for all users behind one IP address.
    limit: { calls: 240, seconds: 60 },
  }),

  search: defineCall({
    method: 'POST',
    path: '/log/search',
    who: 'Moderator',
    summary: 'Find entries of the player log, newest first',
    input: PeriodSchema.extend({
      query: z.string().trim().max(200).default(''),
      player: PlayerIdSchema.optional(),
      event: LogEventSchema.optional(),
    }),
    output: z.array(LogEntrySchema),
    paged: true,
    limit: READ_LIMIT,
  }),

  edit: defineCall({
    method: 'POST',
    path: '/log/edit',
    who: 'Admin',
    summary: 'Change an entry of the player log, or without update delete it; the old one is kept',
    input: z.object({ _id: UuidSchema, update: z.object(logFields).partial().optional() }),
    output: LogEntrySchema.nullable().meta({ description: 'Null after deleting' }),
  }),

  versions: defineAction({
    object: 'moderator',
    action: 'log_versions',
    value: 'id',
    who: 'Moderator',
    summary: 'Read what an entry of the player log said before staff changed it, newest first',
    input: z.object({ id: UuidSchema }),
    output: z.object({
      entry: LogEntrySchema.nullable().meta({ description: 'Null once it is deleted' }),
      versions: z.array(LogVersionSchema),
    }),
    limit: READ_LIMIT,
  }),

  restore: defineAction({
    object: 'moderator',
    action: 'restore_log',
    value: 'version',
    who: 'Admin',
    summary: 'Bring an entry of the player log back to an earlier version, also a deleted one',
    input: z.object({ version: UuidSchema }),
    output: LogEntrySchema,
  }),

  searches: defineAction({
    object: 'moderator',
    action: 'log_searches',
    who: 'Moderator',
    summary: 'List the own saved searches of the logs, by name',
    input: z.object({}),
    output: z.array(SavedSearchSchema),
    limit: READ_LIMIT,
  }),

  saveSearch: defineAction({
    object: 'moderator',
    action: 'save_log_search',
    value: 'name',
    who: 'Moderator',
    summary: 'Save filters of a log under a name; replaces those of the same name',
    input: SavedSearchSchema.omit({ id: true, person: true }).extend({
      query: SavedSearchSchema.shape.query.default(''),
      event: SavedSearchSchema.shape.event.default(null),
      person: PlayerIdSchema.nullable().default(null),
      start: SavedSearchSchema.shape.start.default(null),
      end: SavedSearchSchema.shape.end.default(null),
    }),
    output: SavedSearchSchema,
  }),

  deleteSearch: defineAction({
    object: 'moderator',
    action: 'delete_log_search',
    value: 'id',
    who: 'Moderator',
    summary: 'Delete an own saved search',
    input: z.object({ id: UuidSchema }),
    output: NothingSchema,
  }),

  audit: defineAction({
    object: 'moderator',
    action: 'get_log',
    who: 'Moderator',
    summary: 'List the audit log, newest first',
    input: PageInputSchema,
    output: z.array(AuditEntrySchema),
    paged: true,
    limit: READ_LIMIT,
  }),

  findAudit: defineAction({
    object: 'moderator',
    action: 'find_log',
    value: 'query',
    who: 'Moderator',
    summary: 'Find entries of the audit log, newest first',
    input: PeriodSchema.extend({
      query: z.string().trim().max(200).default(''),
      actor: PlayerIdSchema.optional(),
      action: z.string().trim().max(80).optional(),
      subject: z.string().trim().max(120).optional(),
    }),
    output: z.array(AuditEntrySchema),
    paged: true,
    limit: READ_LIMIT,
  }),
};
