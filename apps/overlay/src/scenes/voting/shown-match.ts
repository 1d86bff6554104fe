import type { VotingMatch } from '@mes/contract/voting-schemas';

interface OnAir {
  readonly matchup: { readonly id: string | null };
  readonly teamA: string | null;
  readonly teamB: string | null;
}

/** The vote on the match that is on air, or else the one that locks next; null where none is open. */
export function matchOnAir(
  matches: readonly VotingMatch[],
  stream: OnAir | null,
): VotingMatch | null {
  const isLinked = ({ linkedMatch }: VotingMatch) =>
    linkedMatch !== null && linkedMatch === stream?.matchup.id;
  const isBetween = ({ teamA, teamB, linkedMatch }: VotingMatch) =>
    linkedMatch === null && teamA.name === stream?.teamA && teamB.name === stream.teamB;
  return matches.find(isLinked) ?? matches.find(isBetween) ?? nextToLock(matches);
}

function nextToLock(matches: readonly VotingMatch[]): VotingMatch | null {
  const open = matches.filter(({ state }) => state === 'open');
  const lock = ({ locksAt }: VotingMatch) => locksAt ?? Number.MAX_SAFE_INTEGER;
  return open.sort((one, other) => lock(one) - lock(other))[0] ?? null;
}

/** An open one locks by itself, also while nothing is read. */
export function stateAt({ state, locksAt }: VotingMatch, now: number): VotingMatch['state'] {
  return state === 'open' && locksAt !== null && now >= locksAt ? 'locked' : state;
}

/** What a point on a team brings back, with two decimals; null where nothing is paid for it. */
export function payFactor({ pool, winner, state }: VotingMatch, side: 'A' | 'B'): string | null {
  const own = (side === 'A' ? pool.teamA : pool.teamB).points;
  if (own === 0 || state === 'returned' || (winner !== null && winner !== side)) return null;
  return ((pool.teamA.points + pool.teamB.points) / own).toFixed(2);
}
