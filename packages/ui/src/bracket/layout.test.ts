import { describe, expect, it } from 'vitest';
import { type BracketMetrics, layoutBracket } from './layout';
import type { BracketMatch, BracketRound, BracketSource } from './shape';

const METRICS: BracketMetrics = {
  nodeWidth: 200,
  nodeHeight: 60,
  metaHeight: 0,
  columnGap: 50,
  rowGap: 20,
  headerHeight: 0,
  partGap: 40,
};

const SEED: BracketSource = { type: 'seed' };
const from = (type: 'winner' | 'loser', id: string): BracketSource => ({
  type,
  match: { id, matchID: 1 },
});

function match(id: string, sources: readonly [BracketSource, BracketSource] = [SEED, SEED]) {
  const [a, b] = sources.map((source) => ({ team: null, score: null, source }));
  const created: BracketMatch = {
    id,
    matchID: 1,
    state: 'scheduled',
    bestOf: 3,
    slots: [a!, b!],
    winner: null,
    startsAt: null,
  };
  return created;
}

function round(
  part: BracketRound['part'],
  number: number,
  matches: readonly BracketMatch[],
): BracketRound {
  return { part, round: number, name: `${part} ${number}`, bestOf: 3, matches };
}

/** A single elimination of 2^rounds teams. */
function singleElimination(rounds: number): BracketRound[] {
  return Array.from({ length: rounds }, (_, index) => {
    const count = 2 ** (rounds - 1 - index);
    const matches = Array.from({ length: count }, (_, place) =>
      match(
        `${index}.${place}`,
        index === 0
          ? [SEED, SEED]
          : [
              from('winner', `${index - 1}.${2 * place}`),
              from('winner', `${index - 1}.${2 * place + 1}`),
            ],
      ),
    );
    return round('upper', index + 1, matches);
  });
}

const doubleEliminationOfFour = [
  round('upper', 1, [match('u1'), match('u2')]),
  round('upper', 2, [match('u3', [from('winner', 'u1'), from('winner', 'u2')])]),
  round('lower', 1, [match('l1', [from('loser', 'u1'), from('loser', 'u2')])]),
  round('lower', 2, [match('l2', [from('loser', 'u3'), from('winner', 'l1')])]),
  round('grand_final', 1, [match('gf', [from('winner', 'u3'), from('winner', 'l2')])]),
];

function placesIn(rounds: readonly BracketRound[], metrics = METRICS) {
  const { nodes } = layoutBracket(rounds, metrics);
  return Object.fromEntries(nodes.map(({ match, x, y }) => [match.id, [x, y]]));
}

describe('single elimination', () => {
  it('a match is in the middle of its feeders', () => {
    expect(placesIn(singleElimination(3))).toEqual({
      '0.0': [0, 0],
      '0.1': [0, 80],
      '0.2': [0, 160],
      '0.3': [0, 240],
      '1.0': [250, 40],
      '1.1': [250, 200],
      '2.0': [500, 120],
    });
  });

  it.each([1, 2, 4, 6, 7])('2^%i teams: no two matches overlap', (rounds) => {
    const { nodes, lines, width, height } = layoutBracket(singleElimination(rounds), METRICS);
    expect(nodes).toHaveLength(2 ** rounds - 1);
    expect(lines).toHaveLength(2 ** rounds - 2);
    expect(overlaps(nodes)).toEqual([]);
    expect(width).toBe(rounds * 250 - 50);
    expect(height).toBe(2 ** (rounds - 1) * 80 - 20);
  });

  it('lines end in the row of the advancing team', () => {
    const { lines } = layoutBracket(singleElimination(2), METRICS);
    expect(lines.map(({ path }) => path)).toEqual(['M200 30H225V55H250', 'M200 110H225V85H250']);
  });

  it('byes are left out', () => {
    const bye = match('bye', [SEED, { type: 'bye' }]);
    const rounds = [
      round('upper', 1, [bye, match('one')]),
      round('upper', 2, [match('final', [from('winner', 'bye'), from('winner', 'one')])]),
    ];
    expect(placesIn(rounds)).toEqual({ one: [0, 0], final: [250, 0] });
  });

  it('the end of a bracket can be shown without its beginning', () => {
    expect(placesIn(singleElimination(4).slice(2))).toEqual({
      '2.0': [0, 0],
      '2.1': [0, 80],
      '3.0': [250, 40],
    });
  });

  it('the third-place match is below the final', () => {
    const third = round('third_place', 1, [
      match('third', [from('loser', '0.0'), from('loser', '0.1')]),
    ]);
    expect(placesIn([...singleElimination(2), third]).third).toEqual([250, 120]);
  });
});

describe('double elimination', () => {
  it('puts the lower bracket below and the grand final between', () => {
    expect(placesIn(doubleEliminationOfFour)).toEqual({
      u1: [0, 0],
      u2: [0, 80],
      u3: [250, 40],
      l1: [0, 180],
      l2: [250, 180],
      gf: [500, 110],
    });
  });

  it('a second grand final is beside the first', () => {
    const reset = round('grand_final', 2, [
      match('reset', [from('winner', 'gf'), from('loser', 'gf')]),
    ]);
    expect(placesIn([...doubleEliminationOfFour, reset]).reset).toEqual([750, 110]);
  });

  it('spreads the upper rounds over the lower ones', () => {
    const rounds = [
      ...singleElimination(3),
      ...[1, 2, 3, 4].map((number) => round('lower', number, [match(`l${number}`)])),
    ];
    const places = placesIn(rounds);
    expect([places['0.0']![0], places['1.0']![0], places['2.0']![0]]).toEqual([0, 250, 625]);
  });
});

it('rounds without feeders are separate columns', () => {
  const swiss = [1, 2].map((number) =>
    round('swiss', number, [match(`${number}a`), match(`${number}b`)]),
  );
  expect(placesIn(swiss)).toEqual({ '1a': [0, 0], '1b': [0, 80], '2a': [250, 0], '2b': [250, 80] });
});

it('leaves room for headers and for texts above a node', () => {
  const { headers, nodes, height } = layoutBracket(singleElimination(2), {
    ...METRICS,
    headerHeight: 40,
    metaHeight: 16,
  });
  expect(nodes.map(({ y }) => y)).toEqual([56, 152, 104]);
  expect(headers.map(({ x, top, nodeTop }) => [x, top, nodeTop])).toEqual([
    [0, 0, 40],
    [250, 0, 88],
  ]);
  expect(height).toBe(212);
});

it('an empty bracket has no size', () => {
  expect(layoutBracket([], METRICS)).toMatchObject({ width: 0, height: 0, nodes: [] });
});

function overlaps(nodes: readonly { x: number; y: number; match: { id: string } }[]): string[] {
  return nodes.flatMap((one, index) =>
    nodes
      .slice(index + 1)
      .filter((other) => one.x === other.x && Math.abs(one.y - other.y) < METRICS.nodeHeight)
      .map((other) => `${one.match.id} ${other.match.id}`),
  );
}
