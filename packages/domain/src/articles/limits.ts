/** Lengths are in characters. */
export const ARTICLE_LIMITS = {
  title: 120,
  summary: 300,
  html: 100_000,
  tags: 6,
  tag: 24,
} as const;
