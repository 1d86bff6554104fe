import { CHAT_LIMITS } from '@mes/domain/chat/limits';
import { z } from 'zod';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';
import { PlayerReferenceSchema } from './references';
import { InstantSchema, MatchIdSchema, NothingSchema, UuidSchema } from './scalars';
import { REPORT_REASONS } from './vocabulary';

export const MatchCommentSchema = z.object({
  id: UuidSchema,
  match: MatchIdSchema,
  author: PlayerReferenceSchema.nullable().meta({ description: 'Null for a deleted account' }),
  text: z.string(),
  sentAt: InstantSchema,
  editedAt: InstantSchema.nullable(),
});
export type MatchComment = z.infer<typeof MatchCommentSchema>;

export const MatchCommentPageSchema = z.object({
  comments: z.array(MatchCommentSchema).meta({ description: 'Newest first' }),
  older: z.boolean().meta({ description: 'Whether there are older ones' }),
  closed: z.boolean().meta({ description: 'Staff have closed the comments of the match' }),
});
export type MatchCommentPage = z.infer<typeof MatchCommentPageSchema>;

/** For moderators: what one of them has removed, for as long as it is kept. */
export const RemovedCommentSchema = MatchCommentSchema.extend({
  removedAt: InstantSchema,
  removedBy: PlayerReferenceSchema.nullable(),
  reason: z.string(),
});
export type RemovedComment = z.infer<typeof RemovedCommentSchema>;

const TextSchema = z.string().min(1).max(CHAT_LIMITS.message);
const OneCommentSchema = z.object({ id: UuidSchema });
/** Enough for a conversation; a script notices. */
const WRITE_LIMIT = { calls: 10, seconds: 60 };

export const matchComments = {
  list: defineAction({
    object: 'match_comment',
    action: 'list',
    value: 'match',
    who: 'public',
    summary: 'Read what people have written below a match',
    input: z.object({
      match: MatchIdSchema,
      before: UuidSchema.optional().meta({ description: 'Only comments older than this one' }),
      count: z.int().min(1).max(100).default(30),
    }),
    output: MatchCommentPageSchema,
    // Names of authors change without an event of the channel.
    cache: { seconds: 60, until: ['match_comments:{match}'] },
    revision: 'match_comments:{match}',
  }),

  add: defineAction({
    object: 'match_comment',
    action: 'add',
    value: 'match',
    who: 'login',
    summary: 'Write a comment below a match',
    input: z.object({ match: MatchIdSchema, text: TextSchema }),
    output: MatchCommentSchema,
    limit: WRITE_LIMIT,
  }),

  edit: defineAction({
    object: 'match_comment',
    action: 'edit',
    value: 'id',
    who: 'login',
    summary: 'Change an own comment within 15 minutes',
    input: OneCommentSchema.extend({ text: TextSchema }),
    output: MatchCommentSchema,
    limit: WRITE_LIMIT,
  }),

  deleteOwn: defineAction({
    object: 'match_comment',
    action: 'delete_own',
    value: 'id',
    who: 'login',
    summary: 'Delete an own comment',
    input: OneCommentSchema,
    output: NothingSchema,
    limit: WRITE_LIMIT,
  }),

  report: defineAction({
    object: 'match_comment',
    action: 'report',
    value: 'id',
    who: 'login',
    summary: 'Show a comment to the moderators, once for each person',
    input: OneCommentSchema.extend({
      reason: z.enum(REPORT_REASONS),
      note: z.string().trim().max(1_000).default(''),
    }),
    output: NothingSchema,
    limit: { calls: 20, seconds: 600 },
  }),

  remove: defineAction({
    object: 'match_comment',
    action: 'remove',
    value: 'id',
    who: 'Moderator',
    summary: 'Delete a comment of anyone, for a reason that the log keeps',
    input: OneCommentSchema.extend({ reason: z.string().trim().min(1).max(CHAT_LIMITS.reason) }),
    output: NothingSchema,
  }),

  removed: defineAction({
    object: 'match_comment',
    action: 'removed',
    value: 'match',
    who: 'Moderator',
    summary: 'List the comments of a match that moderators have removed, newest first',
    input: z.object({ match: MatchIdSchema }),
    output: z.array(RemovedCommentSchema),
    limit: READ_LIMIT,
  }),

  restore: defineAction({
    object: 'match_comment',
    action: 'restore',
    value: 'id',
    who: 'Moderator',
    summary: 'Show a comment again that a moderator has removed',
    input: OneCommentSchema,
    output: MatchCommentSchema,
  }),

  setClosed: defineAction({
    object: 'match_comment',
    action: 'set_closed',
    value: 'match',
    who: 'Moderator',
    summary: 'Close the comments of a match, which can still be read, or open them again',
    input: z.object({ match: MatchIdSchema, closed: z.boolean() }),
    output: NothingSchema,
  }),
};
