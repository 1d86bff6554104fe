/** Pages that open by G and a letter, wherever no text is written. */
export const GO_KEYS: Readonly<Record<string, string>> = {
  h: '/',
  d: '/dashboard',
  t: '/tournaments',
  m: '/matches',
  l: '/leaderboards/players',
  s: '/match/search',
  n: '/blog',
};

/** `G T`; null for a page without keys. */
export function goKeysOf(to: string): string | null {
  const [letter] = Object.entries(GO_KEYS).find(([, path]) => path === to) ?? [];
  return letter === undefined ? null : `G ${letter.toUpperCase()}`;
}
