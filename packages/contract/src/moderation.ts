import { z } from 'zod';
import { type CacheRule, defineAction, defineCall } from './define';
import { READ_LIMIT, UPLOAD_LIMIT } from './limits';
import {
  AboutSchema,
  AttachmentSchema,
  AuditEntrySchema,
  BannedSubjectSchema,
  BanSchema,
  BlacklistEntrySchema,
  LogEntrySchema,
  LogEventSchema,
  logFields,
  NotesSchema,
} from './moderation-schemas';
import { PageInputSchema } from './references';
import {
  InstantSchema,
  MALFORMED_ID,
  NothingSchema,
  PlayerIdSchema,
  TeamNameSchema,
  UuidSchema,
} from './scalars';

const NoteTextSchema = z.string().trim().min(1).max(5_000);
const NoteIdSchema = UuidSchema.optional().meta({ description: 'The newest unless given' });
const OneSubjectSchema = z.object({ id: AboutSchema });

const PeriodSchema = PageInputSchema.extend({
  start: InstantSchema.optional(),
  end: InstantSchema.optional(),
});

const BAN_CACHE: CacheRule = { seconds: 60, until: ['blacklist'] };

export const moderation = {
  changeNotes: defineCall({
    method: 'POST',
    path: '/notes',
    who: 'Moderator',
    summary: 'Add, edit or delete a note about a player or team, or change its ban: one at a time',
    input: z.object({
      add: z.object({ about: AboutSchema, note: NoteTextSchema }).optional(),
      edit: z.object({ about: AboutSchema, note: NoteTextSchema, noteId: NoteIdSchema }).optional(),
      delete: z
        .object({
          about: AboutSchema,
          note: z.string().max(5_000).optional(),
          noteId: NoteIdSchema,
        })
        .optional(),
      update: z.object({ about: AboutSchema, ban: BanSchema.nullable() }).optional(),
    }),
    output: NotesSchema.extend({
      noteId: UuidSchema.nullable().meta({ description: 'The note that was changed' }),
    }),
    available: false,
  }),

  notes: defineCall({
    method: 'GET',
    path: '/notes/{id}',
    who: 'Moderator',
    summary: 'Read the notes about a player or team',
    input: OneSubjectSchema,
    output: NotesSchema,
    available: false,
  }),

  getNotes: defineAction({
    object: 'player',
    action: 'get_notes',
    value: 'player',
    who: 'Moderator',
    summary: 'Read the notes about a player, or with team about a team',
    input: z.object({ player: PlayerIdSchema.optional(), team: TeamNameSchema.optional() }),
    output: NotesSchema,
    limit: READ_LIMIT,
    available: false,
  }),

  /** The file is the only part of the multipart body. */
  addAttachment: defineCall({
    method: 'POST',
    path: '/notes/{id}/attachments/{name}',
    who: 'Moderator',
    summary: 'Attach a file, sent as multipart, to the notes about a player or team',
    input: OneSubjectSchema.extend({
      name: z
        .string()
        .trim()
        .min(1)
        .max(120)
        .regex(/^[^/\\]+$/, 'A file name holds no slash.'),
    }),
    output: AttachmentSchema,
    limit: UPLOAD_LIMIT,
    available: false,
  }),

  attachments: defineCall({
    method: 'GET',
    path: '/notes/{id}/attachments',
    who: 'Moderator',
    summary: 'List the files attached to the notes about a player or team',
    input: OneSubjectSchema,
    output: z.array(AttachmentSchema),
    available: false,
  }),

  deleteAttachment: defineCall({
    method: 'DELETE',
    path: '/notes/{id}/attachments/{attachmentId}',
    who: 'Moderator',
    summary: 'Delete a file attached to the notes about a player or team',
    input: OneSubjectSchema.extend({ attachmentId: UuidSchema }),
    output: NothingSchema,
    available: false,
  }),

  banned: defineCall({
    method: 'GET',
    path: '/banned/all',
    who: 'public',
    summary: 'List every ban in force',
    input: z.object({}),
    output: z.array(BannedSubjectSchema),
    cache: BAN_CACHE,
    available: false,
  }),

  blacklist: defineCall({
    method: 'GET',
    path: '/website/blacklist',
    who: 'public',
    summary: 'List the bans in force as the blacklist shows them, newest first',
    input: PageInputSchema.extend({ query: z.string().trim().max(60).default('') }),
    output: z.array(BlacklistEntrySchema),
    paged: true,
    cache: BAN_CACHE,
    available: false,
  }),

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
    available: false,
  }),

  searchLog: defineCall({
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
    available: false,
  }),

  editLog: defineCall({
    method: 'POST',
    path: '/log/edit',
    who: 'Admin',
    summary: 'Change an entry of the player log, or without update delete it; the old one is kept',
    input: z.object({ _id: UuidSchema, update: z.object(logFields).partial().optional() }),
    output: LogEntrySchema.nullable().meta({ description: 'Null after deleting' }),
    available: false,
  }),

  auditLog: defineAction({
    object: 'moderator',
    action: 'get_log',
    who: 'Moderator',
    summary: 'List the audit log, newest first',
    input: PageInputSchema,
    output: z.array(AuditEntrySchema),
    paged: true,
    limit: READ_LIMIT,
    available: false,
  }),

  findAuditLog: defineAction({
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
    available: false,
  }),
};
