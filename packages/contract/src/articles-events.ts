import { z } from 'zod';
import { eventsOf } from './define-channel';
import { UuidSchema } from './scalars';

/** On `articles` for articles that are or were public, on `staff` for the others. */
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

/** Articles of a deleted account stay, without an author. */
export const articleAuthorEvents = { 'article.author_left': z.object({}) };

export type ArticleEvent = keyof typeof articleEvents;
