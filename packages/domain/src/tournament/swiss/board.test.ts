import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swissBoard } from './board';
import { buchholz, recordOf, type SwissMatch, type SwissRound, swissPaths } from './records';
import { playsOn } from './rounds';

const TARGET = { kind: 'records', wins: 2, losses: 2 } as const;

function match(
  a: string | null,
  b: string | null,
  { winner = null, state, bye = false }: Partial<SwissMatch> & { bye?: boolean } = {},
): SwissMatch {
  const isOver = winner !== null;
  const slot = (name: string | null, isBye = false) => ({
    team: name === null ? null : { name },
    score: isOver ? 1 : null,
    source: { type: isBye ? 'bye' : 'pairing' },
  });
  return {
    id: `${a} ${b}`,
    winner,
    state: state ?? (isOver ? 'finished' : 'scheduled'),
    slots: [slot(a), slot(b, bye)],
  };
}

const won = (a: string, b: string) => match(a, b, { winner: 'A' });

/** Of every box its record, what it is, and who is in it. */
function shown(rounds: readonly SwissRound[], teams: number, target = TARGET as never) {
  return swissBoard({ rounds, teams, target }).map(({ boxes }) =>
    boxes.map(({ record, kind, stake, matches, teams: arrived, expected }) => ({
      record: record && `${record.wins}–${record.losses}`,
      kind,
      stake,
      matches: matches.map(({ id }) => id),
      arrived,
      expected,
    })),
  );
}

describe('the board of a Swiss stage', () => {
  it('has a box for each record, best on top, and keeps the room of rounds that are not drawn', () => {
    const board = shown([{ round: 1, matches: [match('a', 'b'), match('c', 'd')] }], 4);
    const rest = { matches: [], arrived: [] };
    expect(board).toEqual([
      [
        {
          ...{ record: '0–0', kind: 'playing', stake: null, expected: 4 },
          ...{ matches: ['a b', 'c d'], arrived: [] },
        },
      ],
      [
        { ...rest, record: '1–0', kind: 'playing', stake: 'through', expected: 2 },
        { ...rest, record: '0–1', kind: 'playing', stake: 'out', expected: 2 },
      ],
      [
        { ...rest, record: '2–0', kind: 'qualified', stake: null, expected: 1 },
        { ...rest, record: '1–1', kind: 'playing', stake: 'decider', expected: 2 },
        { ...rest, record: '0–2', kind: 'eliminated', stake: null, expected: 1 },
      ],
      [
        { ...rest, record: '2–1', kind: 'qualified', stake: null, expected: 1 },
        { ...rest, record: '1–2', kind: 'eliminated', stake: null, expected: 1 },
      ],
    ]);
  });

  it('shows who has come to a record before the next round is drawn', () => {
    const [, second, third] = shown(
      [
        { round: 1, matches: [won('a', 'b'), won('c', 'd')] },
        { round: 2, matches: [won('a', 'c'), match('b', 'd', { state: 'live' })] },
      ],
      4,
    );
    expect(second?.map(({ record, matches }) => [record, matches])).toEqual([
      ['1–0', ['a c']],
      ['0–1', ['b d']],
    ]);
    expect(third?.map(({ record, arrived }) => [record, arrived])).toEqual([
      ['2–0', ['a']],
      ['1–1', ['c']],
      ['0–2', []],
    ]);
  });

  it('puts a match of two records into the box of the better one, and counts a bye as a win', () => {
    const rounds = [
      { round: 1, matches: [won('a', 'b'), match('c', null, { winner: 'A', bye: true })] },
      { round: 2, matches: [match('a', 'b'), match('c', null, { bye: true })] },
    ];
    const [, second] = shown(rounds, 3);
    expect(second?.map(({ record, matches }) => [record, matches])).toEqual([
      ['1–0', ['a b', 'c null']],
    ]);
    expect(recordOf(swissPaths(rounds).get('c')!)).toEqual({ wins: 2, draws: 0, losses: 0 });
  });

  it('ends stages of fixed rounds with the records of everyone', () => {
    const target = { kind: 'rounds', rounds: 1 } as never;
    const [, after] = shown([{ round: 1, matches: [won('a', 'b')] }], 2, target);
    expect(after?.map(({ record, kind, arrived }) => [record, kind, arrived])).toEqual([
      ['1–0', 'final', ['a']],
      ['0–1', 'final', ['b']],
    ]);
  });

  it('does not tell the record of teams whose results are hidden', () => {
    const rounds = [
      { round: 1, matches: [match('a', 'b', { state: 'finished' })] },
      { round: 2, matches: [won('a', 'c'), match(null, null, { state: 'finished' })] },
    ];
    const [, second, third] = shown(rounds, 4);
    expect(second?.filter(({ matches }) => matches.length > 0)).toMatchObject([
      { record: null, kind: 'playing', matches: ['a c'] },
    ]);
    expect(third?.flatMap(({ arrived }) => arrived)).toEqual([]);
  });

  it('shows every team of a played stage in one last box', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 24 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        fc.infiniteStream(fc.boolean()),
        (teams, wins, losses, coins) => {
          const target = { kind: 'records', wins, losses } as const;
          const rounds = playAll(teams, target, () => coins.next().value);
          const boxes = swissBoard({ rounds, teams, target }).flatMap((column) => column.boxes);
          const ended = boxes.filter(({ kind }) => kind === 'qualified' || kind === 'eliminated');
          expect(ended.flatMap((box) => box.teams).sort()).toEqual(
            [...swissPaths(rounds).keys()].sort(),
          );
          const drawn = rounds.flatMap(({ matches }) => matches.map(({ id }) => id));
          expect(boxes.flatMap(({ matches }) => matches.map(({ id }) => id)).sort()).toEqual(
            drawn.sort(),
          );
        },
      ),
    );
  });
});

describe('Buchholz', () => {
  it('adds up wins minus losses of the opponents met', () => {
    const paths = swissPaths([
      { round: 1, matches: [won('a', 'b'), won('c', 'd')] },
      { round: 2, matches: [won('a', 'c'), won('b', 'd')] },
      { round: 3, matches: [match('c', 'b', { state: 'live' })] },
    ]);
    // a 2–0, b 1–1, c 1–1, d 0–2; the live match counts for nobody.
    expect(Object.fromEntries(buchholz(paths))).toEqual({ a: 0, b: 0, c: 0, d: 0 });
    const uneven = swissPaths([
      { round: 1, matches: [won('a', 'b')] },
      { round: 2, matches: [won('a', 'c'), match('b', null, { winner: 'A', bye: true })] },
    ]);
    expect(Object.fromEntries(buchholz(uneven))).toEqual({ a: -1, b: 2, c: 2 });
  });
});

/** Pairs teams in the order of their records; the odd one has a bye. */
function playAll(
  teams: number,
  target: { kind: 'records'; wins: number; losses: number },
  firstWins: () => boolean,
): SwissRound[] {
  const names = Array.from({ length: teams }, (_, team) => `t${team}`);
  const rounds: SwissRound[] = [];
  for (let round = 1; round < target.wins + target.losses; round++) {
    const paths = swissPaths(rounds);
    const playing = names
      .map((name) => ({ name, record: recordOf(paths.get(name) ?? []) }))
      .filter(({ record }) => playsOn(record, target))
      .sort((one, other) => other.record.wins - one.record.wins);
    const matches: SwissMatch[] = [];
    while (playing.length > 0) {
      const [a, b] = playing.splice(0, 2);
      const id = `${round} ${a!.name}`;
      matches.push(
        b
          ? { ...match(a!.name, b.name, { winner: firstWins() ? 'A' : 'B' }), id }
          : { ...match(a!.name, null, { winner: 'A', bye: true }), id },
      );
    }
    if (matches.length > 0) rounds.push({ round, matches });
  }
  return rounds;
}
