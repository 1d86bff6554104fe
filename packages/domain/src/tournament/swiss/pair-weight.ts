/** What it costs to pair two contenders of a Swiss round; see `pairing.ts` for the measures. */
import type { Matching } from '../matching/matching';

export interface Contender {
  readonly team: number;
  readonly points: number;
  readonly byes: number;
}

export interface Underpaid {
  readonly b: number;
  /** How much less it weighs than its ends pay, doubled. */
  readonly gain: number;
}

/** The finest differences in the last measure: more would not leave room for the others. */
const SHADES = 64;

export class Measure {
  /** Contenders, and one more for the bye where their number is odd. */
  readonly size: number;
  readonly #teams: Int32Array;
  readonly #scores: Float64Array;
  readonly #byes: Float64Array;
  /** Half the number of contenders with the same score. */
  readonly #half: Float64Array;
  readonly #met: (a: number, b: number) => number;
  readonly #bye: number;
  /** The weight of one unit of each measure: more than all units of the next can sum up to. */
  readonly #unit: { readonly score: number; readonly bye: number; readonly rematch: number };

  constructor(contenders: readonly Contender[], met: (a: number, b: number) => number) {
    const count = contenders.length;
    this.size = count + (count % 2);
    this.#bye = count % 2 === 1 ? count : -1;
    this.#met = met;
    this.#teams = Int32Array.from(contenders, ({ team }) => team);
    this.#byes = Float64Array.from(contenders, ({ byes }) => byes);
    this.#scores = Float64Array.from(contenders, ({ points }) => points);
    const sizes = new Map<number, number>();
    for (const score of this.#scores) sizes.set(score, (sizes.get(score) ?? 0) + 1);
    this.#half = this.#scores.map((score) => Math.floor(sizes.get(score)! / 2));

    const pairs = this.size / 2;
    const widest = this.#scores.length > 0 ? this.#scores[0]! - this.#scores.at(-1)! : 0;
    const score = pairs * SHADES + 1;
    const bye = score * (pairs * widest ** 2 + 1);
    this.#unit = { score, bye, rematch: bye * (Math.max(0, ...this.#byes) + 1) };
  }

  isRematch(a: number, b: number): boolean {
    return b !== this.#bye && this.#met(this.#teams[a]!, this.#teams[b]!) > 0;
  }

  /** Of contenders by rank, `a` before `b`. */
  weight(a: number, b: number): number {
    if (b === this.#bye) return this.#weightOfBye(a);
    const rematches = this.#met(this.#teams[a]!, this.#teams[b]!);
    return rematches * this.#unit.rematch + this.#weightOfFirst(a, b);
  }

  /** Opponents behind `a` whose edge, were it in the graph, could make the matching cheaper. */
  underpaid(a: number, { prices, rebates }: Matching, highest: number): Underpaid[] {
    const found: Underpaid[] = [];
    const rebate = rebates.of(a);
    const check = (b: number, weight: number) => {
      const gain = prices[a]! + prices[b]! - rebate[b]! - 2 * weight;
      if (gain > 0 && !this.isRematch(a, b)) found.push({ b, gain });
    };
    const contenders = this.#scores.length;
    for (let b = a + 1; b < contenders; b++) {
      const gap = this.#scores[a]! - this.#scores[b]!;
      // Scores only fall from here on.
      if (2 * gap * gap * this.#unit.score > prices[a]! + highest) break;
      check(b, this.#weightOfFirst(a, b));
    }
    if (this.#bye > a) check(this.#bye, this.#weightOfBye(a));
    return found;
  }

  /**
   * Whether edges that would each gain at most so much (doubled) can only improve the last measure:
   * one for each pair, they gain less together than one unit of the others.
   */
  isSlight(gain: number): boolean {
    return (gain / 2) * (this.size / 2) < this.#unit.score;
  }

  /** Ranks around which the best opponents of a rank stand. */
  idealRanks(rank: number): number[] {
    if (rank === this.#bye) return [this.#bye];
    const half = this.#half[rank]!;
    return [rank - half, rank + half, rank];
  }

  /** If they have not met. */
  #weightOfFirst(a: number, b: number): number {
    const gap = this.#scores[a]! - this.#scores[b]!;
    const ideal = gap === 0 ? this.#half[a]! : 1;
    return gap * gap * this.#unit.score + this.#shade(b - a - ideal, a);
  }

  #weightOfBye(rank: number): number {
    const last = this.#scores.length - 1;
    const gap = this.#scores[rank]! - this.#scores[last]!;
    const byes = this.#byes[rank]!;
    return byes * this.#unit.bye + gap * gap * this.#unit.score + this.#shade(last - rank, rank);
  }

  /** How far from the ideal, in steps that stay below SHADES however large the field is. */
  #shade(distance: number, rank: number): number {
    const step = Math.ceil((this.#half[rank]! + 1) / SHADES);
    return Math.min(SHADES - 1, Math.ceil(Math.abs(distance) / step));
  }
}
