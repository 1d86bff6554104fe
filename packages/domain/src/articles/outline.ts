import { createSlug, numberedSlug } from './slug';
import { plainText } from './text';

export interface Heading {
  /** The anchor: the same for as long as the heading says the same. */
  readonly id: string;
  readonly level: 2 | 3;
  readonly text: string;
}

const HEADING = /<h([23])>(.*?)<\/h\1>/gs;

/** The headings of a sanitized text, and the text with anchors at them. */
export function outlineOf(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const counts = new Map<string, number>();
  const anchored = html.replace(HEADING, (whole, digit: string, content: string) => {
    const text = decodeText(plainText(content));
    if (text === '') return whole;
    const slug = createSlug(text);
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    // The prefix keeps anchors apart from the ids of the page.
    const id = `section-${numberedSlug(slug, count)}`;
    headings.push({ id, level: digit === '2' ? 2 : 3, text });
    return `<h${digit} id="${id}">${content}</h${digit}>`;
  });
  return { html: anchored, headings };
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** Sanitized texts escape these only. */
function decodeText(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => CHARACTERS[entity]!);
}
