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

function blockOf(block: string): TextBlock {
  const heading = /^#{1,6}\s+(.*)$/.exec(block)?.[1];
  if (heading !== undefined) return { kind: 'heading', text: heading };
  const lines = block.split('\n');
  if (lines.every((line) => ITEM.test(line)))
    return { kind: 'list', items: lines.map((line) => line.replace(ITEM, '')) };
  return { kind: 'paragraph', text: block };
}

const ITEM = /^\s*[-*]\s+/;
