import { ARTICLE_LIMITS } from '@mes/domain/articles/limits';
import { z } from 'zod';
import { EmbedKeySchema } from './embeds';
import { PublicationStateSchema } from './publication';
import { LogoSchema, PictureSchema, PlayerReferenceSchema } from './references';
import { InstantSchema, LineSchema, RevisionSchema, UuidSchema } from './scalars';

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
  id: UuidSchema,
  html: z.string().meta({ description: 'Cleaned: free of scripts, styles and foreign frames' }),
  headings: z
    .array(z.object({ id: z.string(), level: z.literal([2, 3]), text: z.string() }))
    .meta({ description: 'The headings of the text, by their anchors' }),
  embeds: z.array(EmbedKeySchema).meta({ description: 'What the cards in the text show' }),
  updatedAt: InstantSchema,
  revision: RevisionSchema,
});
export type Article = z.infer<typeof ArticleSchema>;

/** A row of the editor's list. */
export const ArticleSummarySchema = z.object({
  id: UuidSchema,
  slug: SlugSchema,
  title: z.string(),
  state: PublicationStateSchema,
  author: PlayerReferenceSchema.nullable(),
  publishedAt: InstantSchema.nullable().meta({
    description: 'When it appears or appeared; null for a draft',
  }),
  updatedAt: InstantSchema,
  updatedBy: PlayerReferenceSchema.nullable(),
  revision: RevisionSchema,
});
export type ArticleSummary = z.infer<typeof ArticleSummarySchema>;

/** An article as its editor loads it. */
export const EditableArticleSchema = ArticleSummarySchema.extend({
  summary: z.string(),
  html: z.string(),
  picture: LogoSchema.nullable(),
  tags: z.array(z.string()),
  readingMinutes: z.int(),
});
export type EditableArticle = z.infer<typeof EditableArticleSchema>;

/** The content of an article; every change sends all of it. */
export const ArticleContentSchema = z.object({
  title: LineSchema.max(ARTICLE_LIMITS.title),
  summary: z.string().trim().max(ARTICLE_LIMITS.summary),
  html: z
    .string()
    .max(ARTICLE_LIMITS.html)
    .meta({ description: 'Whatever is not on the list of what articles may hold is taken out' }),
  picture: z
    .string()
    .regex(/^[0-9a-f]{32}\.webp$/, 'It is the filename of an uploaded picture.')
    .nullable(),
  tags: z.array(z.string().trim().max(ARTICLE_LIMITS.tag)).max(ARTICLE_LIMITS.tags),
});
export type ArticleContent = z.infer<typeof ArticleContentSchema>;
