import { at } from '../model/paged-array';
import type { Stage } from '../model/state';
import { tallies } from '../model/tally';
import { playsOn } from './rounds';

/**
 * The first drawn round that a corrected match makes impossible, or null. Rounds that were drawn
 * from other scores stand, because they have been or are being played; but where a target of wins
 * or losses is now reached earlier or later, a team is in a round where it has no place, or misses
 * one where it has.
 */
export function overtakenRound(before: Stage, after: Stage, node: number): number | null {
  if (after.settings.format !== 'swiss' || after.settings.target.kind !== 'records') return null;
  const { target } = after.settings;
  const { a, b } = at(after.cells, node);
  const { round } = after.plan.nodes[node]!.position;
  const later = after.plan.rounds.filter((other) => other.round > round && other.nodes.length > 0);
  const overtaken = later.find((other) => {
    const was = tallies(before, other.round);
    const is = tallies(after, other.round);
    return [a, b].some((team) => playsOn(was[team]!, target) !== playsOn(is[team]!, target));
  });
  return overtaken?.round ?? null;
}
