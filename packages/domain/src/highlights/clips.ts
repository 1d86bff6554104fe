/** What a clip shows. The order is the order of the keys on the tagging page. */
export const CLIP_KINDS = [
  'ace',
  'clutch',
  'multi_kill',
  'opening_kill',
  'headshot',
  'grenade',
  'defuse',
  'teamplay',
  'funny',
  'other',
] as const;
export type ClipKind = (typeof CLIP_KINDS)[number];

/** A clip waits until staff have tagged it. Only published ones are public. */
export const CLIP_STATES = ['waiting', 'published', 'rejected'] as const;
export type ClipState = (typeof CLIP_STATES)[number];

export const CLIP_LIMITS = {
  title: 100,
  players: 10,
  /** Bytes of an uploaded video. */
  bytes: 64 * 1024 * 1024,
  /** Of an uploaded video. */
  seconds: 60,
  /** Proposals of one player that staff have not tagged yet. */
  waiting: 5,
} as const;

export const CLIP_RATINGS = [1, 2, 3, 4, 5] as const;
export type ClipRating = (typeof CLIP_RATINGS)[number];
