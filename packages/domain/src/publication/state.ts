/** The states of what staff write and publish: articles, announcements. */
export const PUBLICATION_STATES = ['draft', 'planned', 'published', 'deleted'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

interface PublicationDates {
  /** Null for a draft. May be in the future. */
  readonly publishedAt: number | null;
  readonly deletedAt: number | null;
}

/** Derived from the dates, so that what is planned is published without a job. */
export function publicationState(
  { publishedAt, deletedAt }: PublicationDates,
  now: number,
): PublicationState {
  if (deletedAt !== null) return 'deleted';
  if (publishedAt === null) return 'draft';
  return publishedAt > now ? 'planned' : 'published';
}
