import { REACTIONS } from '@mes/domain/articles/reactions';
import { z } from 'zod';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';
import { UuidSchema } from './scalars';
import { CountSchema } from './statistics';

const ReactionSchema = z.enum(REACTIONS);
const OneArticleSchema = z.object({ id: UuidSchema });

export const ReactionCountsSchema = z.object({
  like: CountSchema,
  fire: CountSchema,
  surprise: CountSchema,
  sad: CountSchema,
});

export const articleReactions = {
  counts: defineAction({
    object: 'article',
    action: 'reactions',
    value: 'id',
    who: 'public',
    summary: 'Count the reactions to an article',
    input: OneArticleSchema,
    output: ReactionCountsSchema,
    cache: { seconds: 30, until: ['article:{id}'] },
    revision: 'article:{id}',
  }),

  own: defineAction({
    object: 'article',
    action: 'own_reaction',
    value: 'id',
    who: 'login',
    summary: 'Read how the caller has reacted to an article',
    input: OneArticleSchema,
    output: z.object({ reaction: ReactionSchema.nullable() }),
    limit: READ_LIMIT,
  }),

  react: defineAction({
    object: 'article',
    action: 'react',
    value: 'id',
    who: 'login',
    summary: 'React to an article, instead of an earlier reaction, or take it back',
    input: OneArticleSchema.extend({
      reaction: ReactionSchema.nullable().meta({ description: 'Null takes it back' }),
    }),
    output: ReactionCountsSchema,
    limit: { calls: 30, seconds: 60 },
  }),
};
