/** The blocks of a long text: headings, lists and paragraphs. No other markup. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** `## Conduct` is a heading, `- be on time` an item; an empty line ends a paragraph. */
export function textBlocks(text: string): TextBlock[] {
  return text
    .split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf);
}

export interface TextSection {
  /** For links with a hash; no two sections of a text have the same. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly TextBlock[];
}

/** The text before the first heading, and a section for each heading. */
export function textSections(text: string): { intro: TextBlock[]; sections: TextSection[] } {
  const intro: TextBlock[] = [];
  const sections: { id: string; title: string; blocks: TextBlock[] }[] = [];
  for (const block of textBlocks(text)) {
    if (block.kind !== 'heading') (sections.at(-1)?.blocks ?? intro).push(block);
    else {
      const id = slugOf(block.text);
      const taken = sections.filter((section) => slugOf(section.title) === id).length;
      const unique = taken === 0 ? id : `${id}-${taken + 1}`;
      sections.push({ id: unique, title: block.text, blocks: [] });
    }
  }
  return { intro, sections };
}

function slugOf(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['part'];
  return `rules-${words.join('-')}`;
}

function blockOf(block: string): TextBlock {
  const heading = /^#{1,6}\s+(.*)$/.exec(block)?.[1];
  if (heading !== undefined) return { kind: 'heading', text: heading };
  const lines = block.split('\n');
  if (lines.every((line) => ITEM.test(line)))
    return { kind: 'list', items: lines.map((line) => line.replace(ITEM, '')) };
  return { kind: 'paragraph', text: block };
}

const ITEM = /^\s*[-*]\s+/;
