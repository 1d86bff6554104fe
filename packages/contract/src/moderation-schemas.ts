import { BAN_SCOPES } from '@mes/domain/moderation/ban-scopes';
import { z } from 'zod';
import { PlayerReferenceSchema, PlayerTeamSchema } from './references';
import { InstantSchema, JsonSchema, UuidSchema } from './scalars';

const SUBJECT_KINDS = ['player', 'team'] as const;

export const AboutSchema = z.string().trim().min(1).max(40).meta({
  description: 'A player id, else a team name; team: before a name when a player has the same id',
});

export const BanSchema = z.object({
  reason: z.string().trim().min(1).max(1_000),
  scope: z.enum(BAN_SCOPES),
  until: InstantSchema.nullable().meta({ description: 'Null for no end' }),
});
export type Ban = z.infer<typeof BanSchema>;

/** A ban with its history. One that was lifted or has ended stays on record. */
export const BanRecordSchema = BanSchema.extend({
  id: UuidSchema,
  since: InstantSchema,
  by: PlayerReferenceSchema.nullable(),
  liftedAt: InstantSchema.nullable(),
  liftedBy: PlayerReferenceSchema.nullable(),
});
export type BanRecord = z.infer<typeof BanRecordSchema>;

export const NoteEntrySchema = z.object({
  noteId: UuidSchema,
  note: z.string(),
  revision: z.int(),
  by: PlayerReferenceSchema.nullable(),
  at: InstantSchema,
  editedAt: InstantSchema.nullable(),
});
export type NoteEntry = z.infer<typeof NoteEntrySchema>;

export const AttachmentSchema = z.object({
  id: UuidSchema,
  name: z.string(),
  type: z.string().meta({ description: 'As its bytes tell, not as it was called' }),
  size: z.int(),
  url: z.string(),
  by: PlayerReferenceSchema.nullable(),
  at: InstantSchema,
});
export type Attachment = z.infer<typeof AttachmentSchema>;

/** All notes of moderators about a player or a team. */
export const NotesSchema = z.object({
  about: z.string(),
  kind: z.enum(SUBJECT_KINDS),
  name: z.string(),
  auditSubject: z.string().meta({ description: 'The subject of its entries in the audit log' }),
  entries: z.array(NoteEntrySchema).meta({ description: 'Newest first' }),
  ban: BanSchema.nullable().meta({ description: 'The widest in force' }),
  bans: z.array(BanRecordSchema).meta({ description: 'Newest first, with those that have ended' }),
  attachments: z.array(AttachmentSchema),
});
export type Notes = z.infer<typeof NotesSchema>;

/** How many there are, and the names of the first. */
const AffectedSchema = z.object({ total: z.int(), first: z.array(z.string()) });
export type Affected = z.infer<typeof AffectedSchema>;

/** What a ban would touch. Nothing of it is deleted: whoever is banned only cannot go on. */
export const BanPreviewSchema = z.object({
  signups: AffectedSchema.meta({ description: 'Tournaments that have not started' }),
  lineups: AffectedSchema.meta({ description: 'Tournaments that are being played' }),
  matches: AffectedSchema.meta({ description: 'Not finished, with the player in the line-up' }),
  votes: AffectedSchema.meta({ description: 'On matches that are not decided; they still count' }),
  tickets: AffectedSchema.meta({ description: 'Not closed; a banned player cannot answer' }),
});
export type BanPreview = z.infer<typeof BanPreviewSchema>;

/** An account that signed in from where another one did. An address can be that of many people. */
export const SharedOriginSchema = z.object({
  player: PlayerReferenceSchema,
  device: z.boolean().meta({ description: 'From the same browser' }),
  address: z.boolean().meta({ description: 'From the same address' }),
  at: InstantSchema.meta({ description: 'The last sign-in from there' }),
});
export type SharedOrigin = z.infer<typeof SharedOriginSchema>;

export const BannedSubjectSchema = z.object({
  kind: z.enum(SUBJECT_KINDS),
  id: z.string().meta({ description: 'Player id or team name' }),
  name: z.string(),
  scope: z.enum(BAN_SCOPES),
  since: InstantSchema,
  until: InstantSchema.nullable(),
});
export type BannedSubject = z.infer<typeof BannedSubjectSchema>;

export const BlacklistEntrySchema = BannedSubjectSchema.extend({
  reason: z.string(),
  gameId: z.string().nullable(),
  team: PlayerTeamSchema,
});
export type BlacklistEntry = z.infer<typeof BlacklistEntrySchema>;

/**
 * The two logs of moderation. Browsers write the player log, and staff may edit it. The server writes
 * the audit log, which nobody can change.
 */
export const LogEventSchema = z
  .string()
  .regex(/^[a-z][a-z0-9_.-]{0,39}$/, 'It holds small letters, digits, . - and _.')
  .meta({ description: 'Such as visited-url or failed-call' });

/** Flat and small, because visitors can write it, too. */
const LogDetailsSchema = z
  .record(
    z.string().min(1).max(40),
    z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()]),
  )
  .refine((details) => Object.keys(details).length <= 20, 'At most 20 details.');

export const logFields = {
  event: LogEventSchema,
  path: z.string().max(500).nullable(),
  message: z.string().max(2_000).nullable(),
  details: LogDetailsSchema,
};

export const LogEntrySchema = z.object({
  _id: UuidSchema,
  ...logFields,
  player: PlayerReferenceSchema.nullable(),
  identifier: z.string().nullable().meta({ description: 'Of a visitor who was not signed in' }),
  at: InstantSchema,
  editedAt: InstantSchema.nullable(),
  editedBy: PlayerReferenceSchema.nullable(),
});
export type LogEntry = z.infer<typeof LogEntrySchema>;

/** What an entry of the player log said before staff changed or deleted it. */
export const LogVersionSchema = z.object({
  id: UuidSchema,
  ...logFields,
  changedAt: InstantSchema,
  changedBy: PlayerReferenceSchema.nullable(),
});
export type LogVersion = z.infer<typeof LogVersionSchema>;

export const LOG_KINDS = ['audit', 'player'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** Filters of a log under a name, for whoever saved them. */
export const SavedSearchSchema = z.object({
  id: UuidSchema,
  log: z.enum(LOG_KINDS),
  name: z.string().trim().min(1).max(60),
  query: z.string().trim().max(200),
  event: LogEventSchema.nullable().meta({ description: 'Of the player log only' }),
  person: PlayerReferenceSchema.nullable(),
  start: InstantSchema.nullable(),
  end: InstantSchema.nullable(),
});
export type SavedSearch = z.infer<typeof SavedSearchSchema>;

export const AuditEntrySchema = z.object({
  id: UuidSchema,
  at: InstantSchema,
  actor: PlayerReferenceSchema.nullable().meta({ description: 'Null for the server itself' }),
  action: z.string().meta({ description: 'Past tense, such as property.written' }),
  subject: z.string().meta({ description: 'Kind and key, such as property:streamLink' }),
  before: JsonSchema,
  after: JsonSchema,
});
export type AuditEntry = z.infer<typeof AuditEntrySchema>;
