/**
 * Who meets whom in a Swiss round. Of all ways to pair everyone up the best is taken, by these
 * measures, each of which only decides between ways that are equal by those before it:
 *
 * 1. as few rematches as possible;
 * 2. the bye to a team that has had fewest;
 * 3. the smallest sum of squared differences of points, so that no difference is larger than it must
 *    be; the bye counts as an opponent with as few points as anyone;
 * 4. within equal points the upper half against the lower, first against first; who must play
 *    across points comes from the near ends; the bye to the last.
 *
 * It is a perfect matching of least weight, and its prices prove that nothing better exists. In
 * large fields the last measure alone is only approached.
 */
import { cheapestPerfectMatching, type Graph, type Matching } from '../matching/matching';
import { type Contender, Measure } from './pair-weight';
import type { Pairing } from './rounds';

/** Up to here every two teams are compared at once. */
const SMALL = 96;
/** Of larger fields, edges to so many on each side of the ideal opponents are tried first. */
const NEAR = 6;
/** And so many of each team's edges that its price shows to be missing are added at a time. */
const ADDED = 16;
const PASSES = 2;

/** `contenders` are best first; `met` says how often two teams have met. */
export function pairRound(
  contenders: readonly Contender[],
  met: (a: number, b: number) => number,
): Pairing[] {
  const measure = new Measure(contenders, met);
  const mate = bestMates(measure);
  const pairings: Pairing[] = [];
  let bye: Pairing | null = null;
  contenders.forEach(({ team }, rank) => {
    const other = mate[rank]!;
    if (other === contenders.length) bye = [team, null];
    else if (other > rank) pairings.push([team, contenders[other]!.team]);
  });
  return bye ? [...pairings, bye] : pairings;
}

function bestMates(measure: Measure): Int32Array {
  // Wider and wider, until everyone has an opponent; nearly always the first is enough.
  for (let near = NEAR; measure.size > SMALL && near < measure.size; near *= 4) {
    const mate = bestOfFew(measure, near);
    if (mate) return mate;
  }
  const fresh = cheapestPerfectMatching(everyPair(measure, { rematches: false }));
  if (fresh) return fresh.mate;
  const matching = cheapestPerfectMatching(everyPair(measure, { rematches: true }));
  if (!matching) throw new RangeError('Nobody can be paired.');
  return matching.mate;
}

/**
 * Among thousands most pairs are out of the question. A few edges are enough to start with; prices
 * then tell which of the others could make the pairing cheaper. They are added until there are none,
 * or until those that are left could only matter for the last measure: the first three are proven
 * then, and the last is as good as it is after some passes. Null when the few do not pair everyone.
 */
function bestOfFew(measure: Measure, near: number): Int32Array | null {
  const edges = new Edges(measure);
  edges.addNear(near);
  for (let pass = 1; ; pass++) {
    const matching = cheapestPerfectMatching(edges.graph());
    if (!matching) return null;
    const gain = edges.addMissing(matching, ADDED);
    if (gain === 0 || (pass >= PASSES && measure.isSlight(gain))) return matching.mate;
  }
}

function everyPair(measure: Measure, { rematches }: { rematches: boolean }): Graph {
  const graph = {
    vertices: measure.size,
    from: [] as number[],
    to: [] as number[],
    weight: [] as number[],
  };
  for (let a = 0; a < measure.size; a++) {
    for (let b = a + 1; b < measure.size; b++) {
      if (!rematches && measure.isRematch(a, b)) continue;
      graph.from.push(a);
      graph.to.push(b);
      graph.weight.push(measure.weight(a, b));
    }
  }
  return graph;
}

class Edges {
  readonly #measure: Measure;
  readonly #known = new Set<number>();
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  readonly #weight: number[] = [];

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  graph(): Graph {
    const { size } = this.#measure;
    return { vertices: size, from: this.#from, to: this.#to, weight: this.#weight };
  }

  addNear(near: number): void {
    for (let rank = 0; rank < this.#measure.size; rank++) {
      for (const ideal of this.#measure.idealRanks(rank))
        for (let other = ideal - near; other <= ideal + near; other++) this.#add(rank, other);
    }
  }

  /** Adds edges that weigh less than their ends pay, at most so many for each; the largest gain. */
  addMissing(matching: Matching, most: number): number {
    let largest = 0;
    const { size } = this.#measure;
    const highest = matching.prices.reduce((high, price) => Math.max(high, price));
    for (let a = 0; a < size; a++) {
      const missing = this.#measure
        .underpaid(a, matching, highest)
        .filter(({ b }) => !this.#known.has(a * size + b))
        .sort((one, other) => other.gain - one.gain);
      for (const { b } of missing.slice(0, most)) this.#add(a, b);
      largest = Math.max(largest, missing[0]?.gain ?? 0);
    }
    return largest;
  }

  #add(one: number, other: number): void {
    const a = Math.min(one, other);
    const b = Math.max(one, other);
    const { size } = this.#measure;
    if (a < 0 || b >= size || a === b || this.#known.has(a * size + b)) return;
    if (this.#measure.isRematch(a, b)) return;
    this.#known.add(a * size + b);
    this.#from.push(a);
    this.#to.push(b);
    this.#weight.push(this.#measure.weight(a, b));
  }
}
