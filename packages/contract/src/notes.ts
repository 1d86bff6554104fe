import { BAN_SCOPES } from '@mes/domain/moderation/ban-scopes';
import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { READ_LIMIT, UPLOAD_LIMIT } from './limits';
import {
  AboutSchema,
  AttachmentSchema,
  BanPreviewSchema,
  BanSchema,
  NotesSchema,
  SharedOriginSchema,
} from './moderation-schemas';
import {
  NothingSchema,
  PlayerIdSchema,
  RevisionSeenSchema,
  TeamNameSchema,
  UuidSchema,
} from './scalars';

const NoteTextSchema = z.string().trim().min(1).max(5_000);
const NoteIdSchema = UuidSchema.optional().meta({ description: 'The newest unless given' });
const OneSubjectSchema = z.object({ id: AboutSchema });

export const notes = {
  change: defineCall({
    method: 'POST',
    path: '/notes',
    who: 'Moderator',
    summary:
      'Add, edit, delete or restore a note about a player or team, or change its ban: one at a time',
    input: z.object({
      add: z.object({ about: AboutSchema, note: NoteTextSchema }).optional(),
      edit: z
        .object({
          about: AboutSchema,
          note: NoteTextSchema,
          noteId: NoteIdSchema,
          revision: RevisionSeenSchema,
        })
        .optional(),
      delete: z
        .object({
          about: AboutSchema,
          note: z.string().max(5_000).optional(),
          noteId: NoteIdSchema,
        })
        .optional(),
      restore: z
        .object({ about: AboutSchema, noteId: UuidSchema })
        .optional()
        .meta({ description: 'Brings a deleted note back' }),
      update: z
        .object({
          about: AboutSchema,
          ban: BanSchema.nullable().meta({
            description: 'Replaces the ban of the same scope; null lifts',
          }),
          scope: z.enum(BAN_SCOPES).optional().meta({
            description: 'Which ban null lifts: all unless given',
          }),
        })
        .optional(),
    }),
    output: NotesSchema.extend({
      noteId: UuidSchema.nullable().meta({ description: 'The note that was changed' }),
    }),
  }),

  read: defineCall({
    method: 'GET',
    path: '/notes/{id}',
    who: 'Moderator',
    summary: 'Read the notes about a player or team',
    input: OneSubjectSchema,
    output: NotesSchema,
    revision: 'staff',
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
  }),

  previewBan: defineAction({
    object: 'moderator',
    action: 'preview_ban',
    value: 'about',
    who: 'Moderator',
    summary: 'Read what a ban of a player or team would touch',
    input: z.object({ about: AboutSchema, scope: z.enum(BAN_SCOPES) }),
    output: BanPreviewSchema,
    limit: READ_LIMIT,
  }),

  sharedOrigins: defineAction({
    object: 'moderator',
    action: 'shared_origins',
    value: 'player',
    who: 'Moderator',
    summary: 'List accounts that signed in from the browser or address of a player, newest first',
    input: z.object({ player: PlayerIdSchema }),
    output: z.array(SharedOriginSchema),
    limit: READ_LIMIT,
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
    upload: true,
    limit: UPLOAD_LIMIT,
  }),

  attachments: defineCall({
    method: 'GET',
    path: '/notes/{id}/attachments',
    who: 'Moderator',
    summary: 'List the files attached to the notes about a player or team',
    input: OneSubjectSchema,
    output: z.array(AttachmentSchema),
  }),

  attachment: defineCall({
    method: 'GET',
    path: '/notes/{id}/attachments/{attachmentId}',
    who: 'Moderator',
    summary: 'Download a file attached to the notes about a player or team',
    input: OneSubjectSchema.extend({ attachmentId: UuidSchema }),
    output: z.string(),
    file: { type: 'application/octet-stream', binary: true },
    limit: READ_LIMIT,
  }),

  deleteAttachment: defineCall({
    method: 'DELETE',
    path: '/notes/{id}/attachments/{attachmentId}',
    who: 'Moderator',
    summary: 'Delete a file attached to the notes about a player or team',
    input: OneSubjectSchema.extend({ attachmentId: UuidSchema }),
    output: NothingSchema,
  }),

  restoreAttachment: defineAction({
    object: 'moderator',
    action: 'restore_attachment',
    value: 'id',
    who: 'Moderator',
    summary: 'Bring back a file that was deleted from the notes about a player or team',
    input: OneSubjectSchema.extend({ attachmentId: UuidSchema }),
    output: AttachmentSchema,
  }),
};
