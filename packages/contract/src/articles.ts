import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { PageInputSchema, PictureSchema, PlayerReferenceSchema } from './references';
import { InstantSchema, RevisionSchema } from './scalars';

export const SlugSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/, 'It holds letters, digits and -.');

export const ArticleThumbnailSchema = z.object({
  slug: SlugSchema,
  title: z.string(),
  summary: z.string(),
  picture: PictureSchema.nullable(),
  author: PlayerReferenceSchema.nullable(),
  tags: z.array(z.string()),
  readingMinutes: z.int(),
  publishedAt: InstantSchema,
});
export type ArticleThumbnail = z.infer<typeof ArticleThumbnailSchema>;

export const ArticleSchema = ArticleThumbnailSchema.extend({
  html: z.string().meta({ description: 'Cleaned: free of scripts, styles and foreign frames' }),
  updatedAt: InstantSchema,
  revision: RevisionSchema,
});
export type Article = z.infer<typeof ArticleSchema>;

/** A planned article appears by time alone, without an event: not later than a minute. */
const PUBLISHED = { seconds: 60, until: ['articles'] };

export const articles = {
  read: defineCall({
    method: 'GET',
    path: '/articles/{slug}',
    who: 'public',
    summary: 'Read a published article',
    input: z.object({ slug: SlugSchema }),
    output: ArticleSchema,
    cache: PUBLISHED,
    available: false,
  }),

  thumbnails: defineCall({
    method: 'GET',
    path: '/articles/thumbnails/{page}',
    who: 'public',
    summary: 'List the published articles for cards, newest first',
    input: PageInputSchema,
    output: z.array(ArticleThumbnailSchema),
    paged: true,
    cache: PUBLISHED,
    available: false,
  }),

  newest: defineCall({
    method: 'GET',
    path: '/website/articles/thumbnails/thumbnails',
    who: 'public',
    summary: 'List the newest articles for the first page of the news',
    input: z.object({}),
    output: z.array(ArticleThumbnailSchema),
    cache: PUBLISHED,
    available: false,
  }),

  blogThumbnails: defineAction({
    object: 'other',
    action: 'blog_thumbnails',
    who: 'public',
    summary: 'List the published articles for cards, newest first',
    input: PageInputSchema,
    output: z.array(ArticleThumbnailSchema),
    paged: true,
    cache: PUBLISHED,
    available: false,
  }),
};
