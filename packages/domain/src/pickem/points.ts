/**
 * What a pick is worth. The winner of a match: 1 point in the first round of a bracket, twice as much
 * in every further round; two rounds of the lower bracket count as one of the upper; the grand final
 * comes after the upper final. A place in a group: 2 points if it is exact, 1 if the team goes on to
 * the same stage from another place. Swiss: 2 points for each team that goes on as predicted.
 */
import type { BracketPart } from '../tournament/model/vocabulary';

export const PLACE_POINTS = { exact: 2, advances: 1 } as const;

export function matchPoints({
  part,
  round,
  upperRounds,
}: {
  part: BracketPart;
  round: number;
  upperRounds: number;
}): number {
  if (part === 'grand_final') return 2 ** upperRounds;
  if (part === 'third_place') return 2 ** Math.max(0, upperRounds - 2);
  if (part === 'lower') return 2 ** (Math.ceil(round / 2) - 1);
  return 2 ** (round - 1);
}
