import type { BracketMatch, BracketRound, BracketSource } from '@mes/ui/bracket/shape';
import { describe, expect, it } from 'vitest';
import { treeOf } from './bracket-tree';

const team = (name: string) => ({ name, tag: name, logo: null });

function match(id: string, sources: readonly BracketSource[] = []): BracketMatch {
  const slot = (place: 0 | 1) => ({
    team: team(`${id}${place}`),
    score: null,
    source: sources[place] ?? ({ type: 'seed' } as const),
  });
  return {
    id,
    matchID: 0,
    state: 'scheduled',
    bestOf: 3,
    slots: [slot(0), slot(1)],
    winner: null,
    startsAt: null,
  };
}

const winner = (id: string): BracketSource => ({ type: 'winner', match: { id, matchID: 0 } });
const loser = (id: string): BracketSource => ({ type: 'loser', match: { id, matchID: 0 } });

const round = (
  part: BracketRound['part'],
  number: number,
  matches: readonly BracketMatch[],
): BracketRound => ({ part, round: number, name: `${part} ${number}`, bestOf: 3, matches });

/** A knockout of so many teams, a power of two. */
function knockout(teams: number): BracketRound[] {
  const rounds: BracketRound[] = [];
  for (let count = teams / 2, number = 1; count >= 1; count /= 2, number++) {
    const matches = Array.from({ length: count }, (_, place) =>
      match(
        `r${number}m${place}`,
        number === 1
          ? []
          : [winner(`r${number - 1}m${2 * place}`), winner(`r${number - 1}m${2 * place + 1}`)],
      ),
    );
    rounds.push(round('upper', number, matches));
  }
  return rounds;
}

describe('a knockout', () => {
  it.each([2, 4, 8, 16, 32, 64])(
    'of %i teams keeps every match apart and off the axis',
    (teams) => {
      const tree = treeOf(knockout(teams))!;
      expect(tree.final.id).toBe(`r${Math.log2(teams)}m0`);
      for (const { half, x, y } of tree.nodes) {
        expect(x).toBeGreaterThanOrEqual(96);
        expect(x + tree.width).toBeLessThanOrEqual(1_824);
        expect(half === 'left' ? x + tree.width : 1_920 - x).toBeLessThanOrEqual(770);
        expect(y - tree.height / 2).toBeGreaterThanOrEqual(190);
        expect(y + tree.height / 2).toBeLessThanOrEqual(940);
      }
      for (const one of tree.nodes)
        for (const other of tree.nodes)
          if (one !== other && one.x === other.x)
            expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(tree.height);
    },
  );

  it('has one half of the draw on each side', () => {
    const { nodes } = treeOf(knockout(8))!;
    const sideOf = (id: string) => nodes.find((node) => node.match.id === id)?.half;
    expect([sideOf('r1m0'), sideOf('r1m1'), sideOf('r1m2'), sideOf('r1m3')]).toEqual([
      'left',
      'left',
      'right',
      'right',
    ]);
  });

  it('leaves out its first rounds where there are too many', () => {
    const { columns } = treeOf(knockout(64))!;
    expect(columns.map(({ name }) => name)).not.toContain('upper 1');
  });
});

it('puts the lower bracket on the right, straight where losers come in', () => {
  const rounds = [
    round('upper', 1, [match('u1'), match('u2')]),
    round('upper', 2, [match('u3', [winner('u1'), winner('u2')])]),
    round('lower', 1, [match('l1', [loser('u1'), loser('u2')])]),
    round('lower', 2, [match('l2', [loser('u3'), winner('l1')])]),
    round('grand_final', 1, [match('f', [winner('u3'), winner('l2')])]),
  ];
  const tree = treeOf(rounds)!;
  const at = (id: string) => tree.nodes.find((node) => node.match.id === id)!;
  expect(tree.final.id).toBe('f');
  expect(at('l2').half).toBe('right');
  expect(at('l2').y).toBe(at('l1').y);
  expect(at('l2').x).toBeLessThan(at('l1').x);
  expect(tree.lines.filter(({ to }) => to === null)).toHaveLength(2);
});

it('is not for rounds that lead to no final', () => {
  expect(treeOf([round('swiss', 1, [match('a'), match('b')])])).toBeNull();
  expect(treeOf([round('upper', 1, [match('a'), match('b')])])).toBeNull();
});
