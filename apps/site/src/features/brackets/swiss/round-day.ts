import type { BracketMatch } from '@mes/client/bracket';

type RoundMatch = Pick<BracketMatch, 'state' | 'startsAt'>;

/**
 * A time on the day that a round is dated: of its next match, because only matches to come show their times;
 * of its first one once none is left.
 */
export function dayOfRound(matches: readonly RoundMatch[]): number | null {
  const open = matches.filter(({ state }) => state === 'scheduled');
  const times = (open.length > 0 ? open : matches).flatMap(({ startsAt }) => startsAt ?? []);
  return times.length > 0 ? Math.min(...times) : null;
}
