/**
 * Cards of players, teams, matches, brackets and clips within a rich text. The text holds an element with
 * the kind and id of the subject only; the card is rendered with what is known when it is read.
 * Sanitized texts hold it in exactly this form and never within another element.
 */
export const EMBED_KINDS = ['player', 'team', 'match', 'bracket', 'clip'] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];

export interface EmbedKey {
  readonly kind: EmbedKind;
  readonly id: string;
}

/** The most in one text. */
export const MAX_EMBEDS = 20;
export const EMBED_TAG = 'mes-embed';

const ID = /^[A-Za-z0-9_-]{1,48}$/;
const WRITTEN = /<mes-embed kind="([a-z]+)" subject="([\w-]+)"><\/mes-embed>/g;

/** Null if it is none that a text may hold. */
export function parseEmbed({ kind, id }: { kind: string; id: string }): EmbedKey | null {
  const known = EMBED_KINDS.find((each) => each === kind);
  return known && ID.test(id) ? { kind: known, id } : null;
}

export function writeEmbed({ kind, id }: EmbedKey): string {
  return `<${EMBED_TAG} kind="${kind}" subject="${id}"></${EMBED_TAG}>`;
}

/** A sanitized text in its order: markup between embeds, and embeds. */
export function splitEmbeds(html: string): (string | EmbedKey)[] {
  const parts: (string | EmbedKey)[] = [];
  let end = 0;
  for (const match of html.matchAll(WRITTEN)) {
    const key = parseEmbed({ kind: match[1]!, id: match[2]! });
    if (match.index > end) parts.push(html.slice(end, match.index));
    if (key) parts.push(key);
    end = match.index + match[0].length;
  }
  if (end < html.length) parts.push(html.slice(end));
  return parts;
}

/** Each subject once. */
export function findEmbeds(html: string): EmbedKey[] {
  const keys = splitEmbeds(html).filter((part) => typeof part !== 'string');
  return [...new Map(keys.map((key) => [embedName(key), key])).values()];
}

/** `match:m1` */
export function embedName({ kind, id }: EmbedKey): string {
  return `${kind}:${id}`;
}
