import { z } from 'zod';
import { ReactionCountsSchema } from './article-reactions';

export const articleReactionEvents = {
  'article.reacted': z.object({ counts: ReactionCountsSchema }),
};
