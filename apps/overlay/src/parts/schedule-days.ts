import type { MatchSummary } from '@mes/contract/match-schemas';
import { dayOf } from './labels';

const OVER: ReadonlySet<MatchSummary['state']> = new Set(['finished', 'forfeited', 'cancelled']);

export function isPlayed({ state }: Pick<MatchSummary, 'state'>): boolean {
  return OVER.has(state);
}

/** Whether all of them are played. */
export function isOver(matches: readonly MatchSummary[]): boolean {
  return matches.length > 0 && matches.every(isPlayed);
}

/** What is live is played today, whenever it was meant to start. */
export function dayLabel({ state, startsAt }: MatchSummary, now: number): string {
  if (state === 'live') return dayOf(now, now);
  return startsAt === null ? 'Later' : dayOf(startsAt, now);
}
