import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, seeded } from '../../random/random';
import { cheapestPerfectMatching, type Graph } from './matching';

type Edge = readonly [number, number, number];

const graphOf = (vertices: number, edges: readonly Edge[]): Graph => ({
  vertices,
  from: edges.map(([a]) => a),
  to: edges.map(([, b]) => b),
  weight: edges.map(([, , weight]) => weight),
});

/** The least weight of all perfect matchings, found by trying every one. */
function leastWeight(vertices: number, edges: readonly Edge[]): number {
  const weights = new Map(edges.map(([a, b, weight]) => [a * vertices + b, weight]));
  const best = new Map<number, number>();
  const solve = (left: number): number => {
    if (left === 0) return 0;
    const known = best.get(left);
    if (known !== undefined) return known;
    const a = 31 - Math.clz32(left & -left);
    let least = Number.POSITIVE_INFINITY;
    for (let b = a + 1; b < vertices; b++) {
      if (!(left & (1 << b))) continue;
      const weight = weights.get(a * vertices + b);
      if (weight === undefined) continue;
      least = Math.min(least, weight + solve(left & ~(1 << a) & ~(1 << b)));
    }
    best.set(left, least);
    return least;
  };
  return solve(2 ** vertices - 1);
}

function weightOf(mate: Int32Array, edges: readonly Edge[]): number {
  return edges.reduce((sum, [a, b, weight]) => (mate[a] === b ? sum + weight : sum), 0);
}

const randomEdges = (vertices: number, { seed, density, most }: Record<string, number>): Edge[] => {
  const random = seeded(seed!);
  const edges: Edge[] = [];
  for (let a = 0; a < vertices; a++)
    for (let b = a + 1; b < vertices; b++)
      if (random() < density!) edges.push([a, b, between(random, 0, most!)]);
  return edges;
};

describe('the cheapest perfect matching', () => {
  it.each<{ what: string; vertices: number; edges: Edge[]; weight: number | null }>([
    { what: 'nobody', vertices: 0, edges: [], weight: 0 },
    { what: 'one edge', vertices: 2, edges: [[0, 1, 7]], weight: 7 },
    {
      what: 'an odd number',
      vertices: 3,
      edges: [
        [0, 1, 1],
        [1, 2, 1],
      ],
      weight: null,
    },
    {
      what: 'a star',
      vertices: 4,
      edges: [
        [0, 1, 1],
        [0, 2, 1],
        [0, 3, 1],
      ],
      weight: null,
    },
    {
      what: 'two triangles joined by an expensive edge',
      vertices: 6,
      edges: [
        [0, 1, 1],
        [1, 2, 1],
        [0, 2, 1],
        [3, 4, 1],
        [4, 5, 1],
        [3, 5, 1],
        [2, 3, 100],
      ],
      weight: 102,
    },
  ])('of $what weighs $weight', ({ vertices, edges, weight }) => {
    const matching = cheapestPerfectMatching(graphOf(vertices, edges));
    expect(matching && weightOf(matching.mate, edges)).toBe(weight);
  });

  it('is as cheap as the best of all pairings, however the graph looks', () => {
    fc.assert(
      fc.property(
        fc.record({
          half: fc.integer({ min: 1, max: 7 }),
          seed: fc.integer({ min: 0, max: 1e9 }),
          density: fc.constantFrom(0.25, 0.4, 0.6, 1),
          most: fc.constantFrom(1, 3, 10, 1_000_000),
        }),
        ({ half, ...shape }) => {
          const edges = randomEdges(half * 2, shape);
          const matching = cheapestPerfectMatching(graphOf(half * 2, edges));
          const least = leastWeight(half * 2, edges);
          expect(matching ? weightOf(matching.mate, edges) : Number.POSITIVE_INFINITY).toBe(least);
          for (const [vertex, other] of matching?.mate.entries() ?? [])
            expect(matching!.mate[other]).toBe(vertex);
        },
      ),
      { numRuns: 400 },
    );
  });
});
