import { z } from 'zod';
import { MatchCommentSchema } from './match-comments';
import { UuidSchema } from './scalars';

/** With the whole comment, so that readers need no request. */
export const matchCommentEvents = {
  'match_comment.added': z.object({ comment: MatchCommentSchema }),
  'match_comment.changed': z.object({ comment: MatchCommentSchema }),
  'match_comment.deleted': z.object({ id: UuidSchema }),
  'match_comment.closed_changed': z.object({ closed: z.boolean() }),
};
