import type { Clip } from '@mes/contract/highlight-schemas';
import type { ClipKind, ClipState } from '@mes/domain/highlights/clips';
import type { ClipPeriod } from './clip-filters';

export const KIND_LABELS: Record<ClipKind, string> = {
  ace: 'Ace',
  clutch: 'Clutch',
  multi_kill: 'Multi-kill',
  opening_kill: 'Opening kill',
  headshot: 'Headshot',
  grenade: 'Grenade',
  defuse: 'Defuse',
  teamplay: 'Team play',
  funny: 'Funny',
  other: 'Other',
};

export const HOST_LABELS: Record<Clip['host'], string> = {
  youtube: 'YouTube',
  twitch: 'Twitch',
  streamable: 'Streamable',
  medal: 'Medal',
  upload: 'This site',
};

export const CLIP_STATE_LABELS: Record<ClipState, string> = {
  published: 'Published',
  waiting: 'Waiting',
  rejected: 'Rejected',
};

export const PERIOD_LABELS: Record<ClipPeriod, string> = {
  week: 'Last 7 days',
  month: 'Last 30 days',
  season: 'Last 90 days',
  year: 'Last year',
};

/** The key of each kind on the tagging page. */
export const KIND_KEYS: Record<ClipKind, string> = {
  ace: 'a',
  clutch: 'c',
  multi_kill: 'k',
  opening_kill: 'o',
  headshot: 'h',
  grenade: 'g',
  defuse: 'd',
  teamplay: 't',
  funny: 'f',
  other: 'e',
};
