/** Paths below the page of the chat that are no channels. */
const RESERVED = new Set(['archive', 'manage']);
const MAX_LENGTH = 32;
const FALLBACK = 'channel';

/** The id of a new channel, as it stands in its URL: `looking-for-team`. */
export function createChannelId(name: string, isTaken: (id: string) => boolean): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
  const base = plain === '' ? FALLBACK : plain;
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!RESERVED.has(id) && !isTaken(id)) return id;
  }
}
