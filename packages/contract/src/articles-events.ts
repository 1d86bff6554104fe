import { z } from 'zod';
import { eventsOf } from './define-channel';
import { UuidSchema } from './scalars';

/** On `articles` for what everyone can or could read, on `staff` for the rest. */
export const articleEvents = eventsOf(
  [
    'article.created',
    'article.edited',
    'article.planned',
    'article.published',
    'article.unpublished',
    'article.deleted',
    'article.restored',
  ],
  z.object({ id: UuidSchema }),
);

/** Articles of an account that was deleted stay, without a name. */
export const articleAuthorEvents = { 'article.author_left': z.object({}) };

export type ArticleEvent = keyof typeof articleEvents;
