const WORDS_PER_MINUTE = 220;
/** A picture counts as so many words. */
const WORDS_PER_PICTURE = 20;

export function readingMinutes(html: string): number {
  const words = plainText(html).match(/\S+/g)?.length ?? 0;
  const pictures = html.match(/<img\b/g)?.length ?? 0;
  return Math.max(1, Math.round((words + pictures * WORDS_PER_PICTURE) / WORDS_PER_MINUTE));
}

export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Why an article cannot be published, or null if it can. */
export function publishProblem({
  summary,
  html,
}: {
  summary: string;
  html: string;
}): string | null {
  if (summary.trim() === '') return 'An article needs a summary before it is published.';
  if (plainText(html) === '') return 'An article needs a text before it is published.';
  return null;
}
