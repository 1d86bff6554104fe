import { Draft } from '../model/draft';
import { placeOfFallen } from '../model/loser-placement';
import { nobody, type Origin, type Plan } from '../model/plan';
import { slotsFor } from '../seeding/orders';
import { firstRound, playRound, slotted } from './single-elimination';

/** Entrants, strongest first. */
export interface Halves {
  readonly upper: readonly number[];
  readonly lower: readonly number[];
}

export function planDoubleElimination(
  halves: Halves,
  { grandFinalReset }: { grandFinalReset: boolean },
): Plan {
  const draft = new Draft();
  const ends = playHalves(draft, halves, null);
  finish(draft, ends, grandFinalReset);
  return draft.plan([[...halves.upper, ...halves.lower].sort((a, b) => a - b)]);
}

/**
 * Upper and lower bracket without a final between them. Losers of the upper bracket fall into the
 * lower one; entrants of the lower bracket first play down to the number that falls in first.
 */
export function playHalves(
  draft: Draft,
  { upper, lower }: Halves,
  group: number | null,
): { upper: Origin; lower: Origin } {
  let above = firstRound(upper);
  const upperSlots = above.length;
  let lowerRound = 0;
  const playLower = (pairs: readonly Origin[]) => {
    lowerRound += 1;
    const played = playRound(draft, pairs, { part: 'lower', group, round: lowerRound });
    for (const { loser } of played) draft.end(loser, lowerTier(lowerRound));
    return played.map(({ winner }) => winner);
  };

  let below = slotted(lower, Math.max(upperSlots, slotsFor(lower.length)));
  while (below.length > Math.max(upperSlots / 2, 1)) below = playLower(below);

  for (let round = 0; above.length > 1; round++) {
    const played = playRound(draft, above, { part: 'upper', group, round: round + 1 });
    const fallen: Origin[] = Array(played.length).fill(nobody);
    played.forEach(({ loser }, match) => {
      fallen[placeOfFallen(match, { round, upperSlots })] = loser;
    });
    below = playLower(fallen.flatMap((loser, place) => [loser, below[place]!]));
    if (below.length > 1) below = playLower(below);
    above = played.map(({ winner }) => winner);
  }
  return { upper: above[0]!, lower: below[0]! };
}

function finish(
  draft: Draft,
  { upper, lower }: { upper: Origin; lower: Origin },
  grandFinalReset: boolean,
): void {
  // Two teams have met already and nobody is left to play against: that match was the final.
  const onlyMatch = upper.type === 'winner' && lower.type === 'loser' && upper.node === lower.node;
  if (onlyMatch) {
    draft.end(upper, 0);
    draft.end(lower, 1);
    return;
  }
  const part = 'grand_final';
  const final = draft.match({ part, group: null, round: 1, index: 0 }, upper, lower);
  draft.end(final.winner, 0);
  draft.end(final.loser, 1);
  if (!grandFinalReset) return;

  draft.endsUnlessB(final.winner);
  const reset = draft.match({ part, group: null, round: 2, index: 0 }, final.loser, final.winner);
  draft.end(reset.winner, 0);
  draft.end(reset.loser, 1);
}

/** The later a team loses in the lower bracket, the better. */
function lowerTier(round: number): number {
  return 1_000 - round;
}
