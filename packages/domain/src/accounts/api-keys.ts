/** What API keys may be allowed to do; the contract says which call belongs to which scope. */
export const API_SCOPES = [
  'read',
  'profile',
  'messages',
  'matches',
  'tournaments',
  'stream',
  'community',
  'content',
  'moderation',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const API_KEY_LIMITS = {
  /** For each account. */
  keys: 10,
  name: 60,
  callsPerMinute: { default: 120, most: 600 },
};

/** An id that anyone may see, and the secret. The prefix lets people and scanners recognise a key. */
const API_KEY = /^mes_([a-z0-9]{12})_([A-Za-z0-9_-]{43})$/;
const API_KEY_INSIDE = /mes_[a-z0-9]{12}_[A-Za-z0-9_-]{43}/;

export function parseApiKey(text: string): { id: string; secret: string } | null {
  const [, id, secret] = API_KEY.exec(text) ?? [];
  return id !== undefined && secret !== undefined ? { id, secret } : null;
}

export function formatApiKey({ id, secret }: { id: string; secret: string }): string {
  return `mes_${id}_${secret}`;
}

/** Whether a text, such as an address, has a key in it. */
export function containsApiKey(text: string): boolean {
  // Most texts have no prefix, and looking for it is faster than the pattern.
  return text.includes('mes_') && API_KEY_INSIDE.test(text);
}
