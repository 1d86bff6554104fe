import type { VotingRank } from '@mes/contract/voting-schemas';
import { useState } from 'react';

/** By how many places each voter has moved up since the ranks last changed while they were shown. */
export function useRankChanges(ranks: readonly VotingRank[]): ReadonlyMap<string, number> {
  const places = ranks.map(({ player, rank }) => `${player.id} ${rank}`).join(' ');
  const [shown, setShown] = useState({ places, ranks, changes: new Map<string, number>() });
  if (shown.places === places) return shown.changes;
  const next = { places, ranks, changes: rankChanges(shown.ranks, ranks) };
  setShown(next);
  return next.changes;
}

/** Whoever was not shown before has no change. */
export function rankChanges(
  before: readonly VotingRank[],
  after: readonly VotingRank[],
): Map<string, number> {
  const earlier = new Map(before.map(({ player, rank }) => [player.id, rank]));
  return new Map(
    after.flatMap(({ player, rank }) => {
      const change = (earlier.get(player.id) ?? rank) - rank;
      return change === 0 ? [] : [[player.id, change] as const];
    }),
  );
}
