export const TAGGERS = 'Moderator|fullclips';
export const SEARCHERS = 'Admin|fullclips';

export const CLIPS_SHOWN = 24;

export const clipPath = (id: string) => `/highlights/clip/${id}`;
/** Where the tags of a clip in any state are changed. */
export const tagClipPath = (id: string) => `/highlights/tagging?clip=${id}`;
export const tournamentClipsPath = (id: string) => `/highlights/${encodeURIComponent(id)}`;

/** The id of `/highlights/clip/{id}`. */
export function clipIdIn(value: string): string | null {
  return /^clip\/([\da-f-]{36})\/?$/.exec(value)?.[1] ?? null;
}

/** Every other part of the address is a tournament. */
const OWN_PAGES = ['', 'search', 'tagging', 'add'];

export function tournamentIn(value: string): string | null {
  const part = value.replace(/\/$/, '');
  return OWN_PAGES.includes(part) || part.includes('/') ? null : part;
}
