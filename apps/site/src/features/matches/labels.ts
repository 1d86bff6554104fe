import type { MatchSummary } from '@mes/contract/match-schemas';
import type { RoundEnding, WeaponClass } from '@mes/domain/capture/events';
import type { MatchState } from '@mes/domain/series/states';
import type { Side } from '@mes/domain/series/team-slots';
import type { SlotCode } from '@mes/domain/veto/formats';

export const STATE_LABELS: Readonly<Record<MatchState, string>> = {
  scheduled: 'Scheduled',
  veto: 'Map veto',
  live: 'Live',
  finished: 'Finished',
  forfeited: 'Forfeited',
  cancelled: 'Cancelled',
};

export const SIDE_LABELS: Readonly<Record<Side, string>> = {
  coalition: 'Coalition',
  breach: 'Breach',
};

export const WEAPON_LABELS: Readonly<Record<WeaponClass, string>> = {
  assault_rifle: 'Rifle',
  smg: 'SMG',
  shotgun: 'Shotgun',
  sniper: 'Sniper',
  pistol: 'Pistol',
  melee: 'Knife',
  grenade: 'Grenade',
  other: 'Other',
};

export const ENDING_LABELS: Readonly<Record<RoundEnding, string>> = {
  elimination: 'everyone eliminated',
  explosion: 'bomb exploded',
  defuse: 'bomb defused',
  time_over: 'time over',
};

/** By the codes of the API. */
export const SLOT_LABELS: Readonly<Record<SlotCode, { done: string; step: string }>> = {
  0: { done: 'Banned', step: 'ban' },
  1: { done: 'Picked', step: 'pick' },
  2: { done: 'Decider', step: 'decider' },
  3: { done: 'Left out', step: 'left out' },
};

/** `Night Harbor vs Iron Lanterns` */
export function pairing({ teamA, teamB }: Pick<MatchSummary, 'teamA' | 'teamB'>): string {
  return `${teamA?.name ?? 'TBD'} vs ${teamB?.name ?? 'TBD'}`;
}

/** `+8`, `−3`, `0`: with a real minus sign. */
export function signed(number: number): string {
  if (number === 0) return '0';
  return number > 0 ? `+${number}` : `−${Math.abs(number)}`;
}

/** Whether the page of a match shows a result that some people have chosen to hide. */
export function tellsResult({ state }: Pick<MatchSummary, 'state'>): boolean {
  return state === 'live' || state === 'finished' || state === 'forfeited';
}

/** The match was not played yet: its page shows the teams and not a scoreboard. */
export function isBeforeMatch(state: MatchState): boolean {
  return state === 'scheduled' || state === 'veto';
}
