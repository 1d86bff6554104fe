import type { Blossoms } from './blossoms';

/**
 * What vertices pay too much for edges that do not leave the blossoms around them: the price of a
 * vertex holds the surcharges of all blossoms around it, and an edge owes only those that it leaves.
 */
export class Rebates {
  readonly #blossoms: Blossoms;
  readonly #surcharge: Float64Array;
  readonly #row: Float64Array;

  constructor(blossoms: Blossoms, surcharge: Float64Array) {
    this.#blossoms = blossoms;
    this.#surcharge = surcharge;
    this.#row = new Float64Array(blossoms.mate.length);
  }

  /** For edges from this vertex to each other one, doubled like prices. Good until the next call. */
  of(vertex: number): Float64Array {
    this.#row.fill(0);
    const ways: number[] = [];
    for (let node = vertex; node !== -1; node = this.#blossoms.around(node)) ways.push(node);
    let owed = 0;
    // From the outside in: the blossoms that hold both ends add up.
    for (let depth = ways.length - 1; depth > 0; depth--) {
      owed += 2 * this.#surcharge[ways[depth]!]!;
      for (const child of this.#blossoms.children(ways[depth]!)) {
        if (child === ways[depth - 1]) continue;
        for (const member of this.#blossoms.members(child)) this.#row[member] = owed;
      }
    }
    return this.#row;
  }
}
