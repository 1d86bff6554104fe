/** What an article says, without how it looks. */

const WORDS_A_MINUTE = 220;
/** A picture is looked at for as long as so many words are read. */
const WORDS_OF_A_PICTURE = 20;

export function readingMinutes(html: string): number {
  const words = plainText(html).match(/\S+/g)?.length ?? 0;
  const pictures = html.match(/<img\b/g)?.length ?? 0;
  return Math.max(1, Math.round((words + pictures * WORDS_OF_A_PICTURE) / WORDS_A_MINUTE));
}

export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Why it cannot be shown to everybody, or null if it can. */
export function whyNotPublish({ summary, html }: { summary: string; html: string }): string | null {
  if (summary.trim() === '') return 'An article needs a summary before it is published.';
  if (plainText(html) === '') return 'An article needs a text before it is published.';
  return null;
}
