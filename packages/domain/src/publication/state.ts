export const ARTICLE_STATES = ['draft', 'planned', 'published', 'deleted'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

interface ArticleDates {
  /** Null for a draft. May be in the future. */
  readonly publishedAt: number | null;
  readonly deletedAt: number | null;
}

/** Derived from the dates, so that a planned article is published without a job. */
export function articleState({ publishedAt, deletedAt }: ArticleDates, now: number): ArticleState {
  if (deletedAt !== null) return 'deleted';
  if (publishedAt === null) return 'draft';
  return publishedAt > now ? 'planned' : 'published';
}
