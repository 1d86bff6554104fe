/** How much an article may hold, in characters. */
export const ARTICLE_LIMITS = {
  title: 120,
  summary: 300,
  html: 100_000,
  tags: 6,
  tag: 24,
  /** Earlier versions that are kept of each. */
  revisions: 50,
} as const;
