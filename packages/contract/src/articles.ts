import { ARTICLE_LIMITS } from '@mes/domain/articles/limits';
import { RESULT_TAGS } from '@mes/domain/articles/result-tags';
import { z } from 'zod';
import {
  ArticleContentSchema,
  ArticleSchema,
  ArticleSummarySchema,
  ArticleThumbnailSchema,
  EditableArticleSchema,
  SlugSchema,
} from './article-schemas';
import { type CacheRule, defineAction, defineCall } from './define';
import { READ_LIMIT } from './limits';
import { ContentVersionSchema, PublicationStateSchema } from './publication';
import { LogoSchema, PageInputSchema, PlayerReferenceSchema } from './references';
import {
  InstantSchema,
  NothingSchema,
  PlayerIdSchema,
  RevisionSchema,
  UuidSchema,
} from './scalars';

export type { ArticleThumbnail } from './article-schemas';

/** A planned article is published without an event, so the cache time is its maximum delay. */
const PUBLIC_CACHE: CacheRule = { seconds: 60, until: ['articles'] };

const ThumbnailsInputSchema = PageInputSchema.extend({
  tag: z.string().trim().min(1).max(ARTICLE_LIMITS.tag).optional().meta({
    description: 'Only those that carry it',
  }),
  author: PlayerIdSchema.optional().meta({ description: 'Only those of this author' }),
});
const OneArticleSchema = z.object({ id: UuidSchema });
/** With the revision that the editor has loaded: a newer one is never overwritten. */
const ArticleRevisionSchema = OneArticleSchema.extend({ revision: RevisionSchema });

const publicCalls = {
  read: defineCall({
    method: 'GET',
    path: '/articles/{slug}',
    who: 'public',
    summary: 'Read a published article',
    input: z.object({ slug: SlugSchema }),
    output: ArticleSchema,
    cache: PUBLIC_CACHE,
    revision: 'articles',
  }),

  thumbnails: defineCall({
    method: 'GET',
    path: '/articles/thumbnails/{page}',
    who: 'public',
    summary: 'List the published articles for cards, newest first',
    input: ThumbnailsInputSchema,
    output: z.array(ArticleThumbnailSchema),
    paged: true,
    cache: PUBLIC_CACHE,
    revision: 'articles',
  }),

  newest: defineCall({
    method: 'GET',
    path: '/website/articles/thumbnails/thumbnails',
    who: 'public',
    summary: 'List the newest articles for the first page of the news',
    input: z.object({}),
    output: z.array(ArticleThumbnailSchema),
    cache: PUBLIC_CACHE,
  }),

  blogThumbnails: defineAction({
    object: 'other',
    action: 'blog_thumbnails',
    who: 'public',
    summary: 'List the published articles for cards, newest first',
    input: ThumbnailsInputSchema,
    output: z.array(ArticleThumbnailSchema),
    paged: true,
    cache: PUBLIC_CACHE,
    revision: 'articles',
  }),

  related: defineAction({
    object: 'article',
    action: 'related',
    value: 'slug',
    who: 'public',
    summary: 'List a few articles to read next: on the same subjects, else the newest',
    input: z.object({ slug: SlugSchema }),
    output: z.array(ArticleThumbnailSchema),
    cache: PUBLIC_CACHE,
    revision: 'articles',
  }),

  author: defineAction({
    object: 'article',
    action: 'author',
    value: 'id',
    who: 'public',
    summary: 'Read who an author is, if they have published anything',
    input: z.object({ id: PlayerIdSchema }),
    output: PlayerReferenceSchema.extend({ articles: z.int() }),
    cache: { ...PUBLIC_CACHE, until: ['articles', 'player:{id}'] },
    revision: 'articles',
  }),

  feed: defineCall({
    method: 'GET',
    path: '/articles/feed.xml',
    who: 'public',
    summary: 'Subscribe to the newest articles as RSS',
    input: z.object({
      spoilers: z
        .literal('hide')
        .optional()
        .meta({
          description: `Without those that tell results, tagged ${RESULT_TAGS.join(' or ')}`,
        }),
    }),
    output: z.string(),
    file: { type: 'application/rss+xml; charset=utf-8', name: 'news.xml' },
    cache: PUBLIC_CACHE,
  }),
};

const editorCalls = {
  all: defineAction({
    object: 'article',
    action: 'all',
    who: 'Moderator',
    summary: 'List articles in every state, last changed first',
    input: PageInputSchema.extend({
      state: PublicationStateSchema.optional().meta({
        description: 'Without it all that are not deleted',
      }),
    }),
    output: z.array(ArticleSummarySchema),
    paged: true,
    limit: READ_LIMIT,
    revision: ['staff', 'articles'],
  }),

  get: defineAction({
    object: 'article',
    action: 'get',
    value: 'id',
    who: 'Moderator',
    summary: 'Read an article in any state, to edit it',
    input: OneArticleSchema,
    output: EditableArticleSchema,
    limit: READ_LIMIT,
    revision: ['staff', 'articles'],
  }),

  create: defineAction({
    object: 'article',
    action: 'create',
    who: 'Moderator',
    summary: 'Begin an article as a draft',
    input: ArticleContentSchema,
    output: EditableArticleSchema,
  }),

  edit: defineAction({
    object: 'article',
    action: 'edit',
    value: 'id',
    who: 'Moderator',
    summary: 'Change what an article says',
    input: ArticleRevisionSchema.extend(ArticleContentSchema.shape),
    output: EditableArticleSchema,
  }),

  publish: defineAction({
    object: 'article',
    action: 'publish',
    value: 'id',
    who: 'Moderator',
    summary: 'Show an article to everybody, now or from a time on',
    input: ArticleRevisionSchema.extend({
      at: InstantSchema.optional().meta({ description: 'Without it now' }),
    }),
    output: EditableArticleSchema,
  }),

  unpublish: defineAction({
    object: 'article',
    action: 'unpublish',
    value: 'id',
    who: 'Moderator',
    summary: 'Make an article a draft again',
    input: ArticleRevisionSchema,
    output: EditableArticleSchema,
  }),

  remove: defineAction({
    object: 'article',
    action: 'remove',
    value: 'id',
    who: 'Moderator',
    summary: 'Delete an article; it can be brought back',
    input: OneArticleSchema,
    output: NothingSchema,
  }),

  restore: defineAction({
    object: 'article',
    action: 'restore',
    value: 'id',
    who: 'Moderator',
    summary: 'Bring a deleted article back as it was',
    input: OneArticleSchema,
    output: EditableArticleSchema,
  }),

  history: defineAction({
    object: 'article',
    action: 'history',
    value: 'id',
    who: 'Moderator',
    summary: 'List the versions of an article, newest first',
    input: OneArticleSchema,
    output: z.array(ContentVersionSchema),
    limit: READ_LIMIT,
  }),

  version: defineAction({
    object: 'article',
    action: 'version',
    value: 'id',
    who: 'Moderator',
    summary: 'Read what an article said in one of its versions',
    input: ArticleRevisionSchema,
    output: ArticleContentSchema.extend({ picture: LogoSchema.nullable() }),
    limit: READ_LIMIT,
  }),
};

export const articles = { ...publicCalls, ...editorCalls };
