export const ARTICLE_STATES = ['draft', 'planned', 'published', 'deleted'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

interface Dates {
  /** When it appears or appeared; null for a draft. */
  readonly publishedAt: number | null;
  readonly deletedAt: number | null;
}

/** Follows from the dates alone: a planned article appears without anybody doing anything. */
export function stateOf({ publishedAt, deletedAt }: Dates, now: number): ArticleState {
  if (deletedAt !== null) return 'deleted';
  if (publishedAt === null) return 'draft';
  return publishedAt > now ? 'planned' : 'published';
}
