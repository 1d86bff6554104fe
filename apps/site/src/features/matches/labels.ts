import type { MatchSummary } from '@mes/contract/match-schemas';
import type { MATCH_STATES } from '@mes/contract/vocabulary';
import type { Side } from '@mes/domain/series/opponents';
import type { SlotCode } from '@mes/domain/veto/formats';

export type MatchState = (typeof MATCH_STATES)[number];

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

/** By the codes that travel on the wire. */
export const SLOT_LABELS: Readonly<Record<SlotCode, { done: string; step: string }>> = {
  0: { done: 'Banned', step: 'ban' },
  1: { done: 'Picked', step: 'pick' },
  2: { done: 'Decider', step: 'decider' },
  3: { done: 'Left out', step: 'left out' },
};

/** `Night Harbor vs Iron Lanterns` */
export function pairing({ teamA, teamB }: Pick<MatchSummary, 'teamA' | 'teamB'>): string {
  return `${teamA?.name ?? 'To be decided'} vs ${teamB?.name ?? 'To be decided'}`;
}

/** `+8`, `−3`, `0`: with a real minus sign. */
export function signed(number: number): string {
  if (number === 0) return '0';
  return number > 0 ? `+${number}` : `−${Math.abs(number)}`;
}
