import { z } from 'zod';
import { MatchCommentSchema } from './match-comments';
import { UuidSchema } from './scalars';

/** With the whole comment, so that readers need no request. */
export const matchCommentEvents = {
  'comment.added': z.object({ comment: MatchCommentSchema }),
  'comment.changed': z.object({ comment: MatchCommentSchema }),
  'comment.deleted': z.object({ id: UuidSchema }),
  'comment.closed_changed': z.object({ closed: z.boolean() }),
};
