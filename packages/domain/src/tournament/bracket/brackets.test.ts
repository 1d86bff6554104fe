import { describe, expect, it, vi } from 'vitest';
import { seeded } from '../../random/random';
import type { Entrant, StageSettings } from '../model/vocabulary';
import { byCoin, playOut, won } from '../stages/play-out';
import { create, type Match, matchAt, matches, placements, report } from '../stages/stage';

vi.setConfig({ testTimeout: 60_000 });

const common = { bestOf: 3, rounds: [], advances: [] } as const;
const single: StageSettings = { ...common, format: 'single_elimination', thirdPlaceMatch: false };
const withThird: StageSettings = { ...single, thirdPlaceMatch: true };
const double: StageSettings = { ...common, format: 'double_elimination', grandFinalReset: true };

const seeds = (teams: number): Entrant[] =>
  Array.from({ length: teams }, (_, index) => ({ team: String(index + 1) }));

const favourite = ({ slots: [a, b] }: Match) => (a.seed! < b.seed! ? 'A' : 'B');

/** A match in one line: where it stands and who or what meets in it. */
function line({ position, slots }: Match): string {
  const sides = slots.map(({ source }) => {
    if (source.type === 'seed') return `#${source.seed}`;
    if (source.type !== 'winner' && source.type !== 'loser') return source.type;
    return `${source.type === 'winner' ? 'W' : 'L'}(${name(source.match)})`;
  });
  return `${name(position)}: ${sides.join(' v ')}`;
}

function name({ part, round, index }: Match['position']): string {
  const letters = {
    upper: 'U',
    lower: 'L',
    grand_final: 'GF',
    third_place: 'T',
    group: 'G',
    swiss: 'S',
  };
  return `${letters[part]}${round}.${index}`;
}

describe('who meets whom', () => {
  it.each<{ what: string; settings: StageSettings; entrants: Entrant[]; lines: string[] }>([
    {
      what: 'four teams with a match for third place',
      settings: withThird,
      entrants: seeds(4),
      lines: [
        'U1.0: #1 v #4',
        'U1.1: #2 v #3',
        'T1.0: L(U1.0) v L(U1.1)',
        'U2.0: W(U1.0) v W(U1.1)',
      ],
    },
    {
      what: 'five teams: the first three have a bye',
      settings: single,
      entrants: seeds(5),
      lines: ['U1.1: #4 v #5', 'U2.0: #1 v W(U1.1)', 'U2.1: #2 v #3', 'U3.0: W(U2.0) v W(U2.1)'],
    },
    {
      what: 'three teams: nobody plays for third place',
      settings: withThird,
      entrants: seeds(3),
      lines: ['U1.1: #2 v #3', 'U2.0: #1 v W(U1.1)'],
    },
    {
      what: 'two teams in a double elimination: one match',
      settings: double,
      entrants: seeds(2),
      lines: ['U1.0: #1 v #2'],
    },
    {
      what: 'three teams in a double elimination',
      settings: double,
      entrants: seeds(3),
      lines: [
        'U1.1: #2 v #3',
        'U2.0: #1 v W(U1.1)',
        'L1.0: L(U2.0) v L(U1.1)',
        'GF1.0: W(U2.0) v W(L1.0)',
        'GF2.0: L(GF1.0) v W(GF1.0)',
      ],
    },
    {
      what: 'four above and four below',
      settings: double,
      entrants: seeds(8).map((entrant, index) => ({
        ...entrant,
        into: index < 4 ? 'upper' : 'lower',
      })),
      lines: [
        'U1.0: #1 v #4',
        'U1.1: #2 v #3',
        'L1.0: #5 v #8',
        'L1.1: #6 v #7',
        'U2.0: W(U1.0) v W(U1.1)',
        'L2.0: L(U1.0) v W(L1.0)',
        'L2.1: L(U1.1) v W(L1.1)',
        'L3.0: W(L2.0) v W(L2.1)',
        'L4.0: L(U2.0) v W(L3.0)',
        'GF1.0: W(U2.0) v W(L4.0)',
        'GF2.0: L(GF1.0) v W(GF1.0)',
      ],
    },
    {
      what: 'one above and three below: those below play for the grand final',
      settings: { ...double, grandFinalReset: false },
      entrants: seeds(4).map((entrant, index) => ({
        ...entrant,
        into: index < 1 ? 'upper' : 'lower',
      })),
      lines: ['L1.1: #3 v #4', 'L2.0: #2 v W(L1.1)', 'GF1.0: #1 v W(L2.0)'],
    },
  ])('$what', ({ settings, entrants, lines }) => {
    expect(matches(create({ settings, entrants })).map(line)).toEqual(lines);
  });

  it('the winner of the upper bracket has to be beaten twice', () => {
    let stage = playOut(create({ settings: double, entrants: seeds(4) }), favourite);
    const [first, second] = [1, 2].map(
      (round) => ({ part: 'grand_final', group: null, round, index: 0 }) as const,
    );
    expect(matchAt(stage, second!)).toMatchObject({ state: 'void', result: null });
    expect(placements(stage).map(({ team }) => team)).toEqual(['1', '2', '3', '4']);

    stage = playOut(create({ settings: double, entrants: seeds(4) }), (match) =>
      match.position.part === 'grand_final' ? 'B' : favourite(match),
    );
    expect(matchAt(stage, first!)).toMatchObject({ state: 'finished', winner: 'B' });
    expect(matchAt(stage, second!)).toMatchObject({ state: 'finished', winner: 'B' });
    expect(placements(stage)[0]).toMatchObject({ team: '2', from: 1, to: 1 });
  });

  it('places are shared by those who lose in the same round', () => {
    const ranges = (settings: StageSettings, teams: number) =>
      placements(playOut(create({ settings, entrants: seeds(teams) }), favourite)).map(
        ({ from, to }) => (from === to ? `${from}` : `${from}–${to}`),
      );
    expect(ranges(single, 6)).toEqual(['1', '2', '3–4', '3–4', '5–6', '5–6']);
    expect(ranges(withThird, 6)).toEqual(['1', '2', '3', '4', '5–6', '5–6']);
    expect(ranges(double, 8)).toEqual(['1', '2', '3', '4', '5–6', '5–6', '7–8', '7–8']);
  });

  it('before it is over, places say what is still possible', () => {
    const before = create({ settings: single, entrants: seeds(8) });
    const { stage } = report(before, { part: 'upper', group: null, round: 1, index: 0 }, won('A'));
    const of = (team: string) => placements(stage).find((placement) => placement.team === team);
    expect(of('1')).toMatchObject({ from: 1, to: 4, isFinal: false });
    expect(of('8')).toMatchObject({ from: 5, to: 8, isFinal: true });
    expect(of('2')).toMatchObject({ from: 1, to: 8, isFinal: false });
  });
});

describe('rematches in the lower bracket', () => {
  const large = [65, 96, 100, 128, 200, 256, 300, 512, 777, 1_024];

  it('when favourites win there is one at most: the last match', () => {
    for (const teams of [...seeds(64).keys(), ...large].filter((count) => count >= 3)) {
      const stage = playOut(create({ settings: double, entrants: seeds(teams) }), favourite);
      const again = rematches(matches(stage));
      expect(again.length, `${teams} teams`).toBeLessThanOrEqual(1);
      expect(again.every(({ loserTo }) => loserTo === null)).toBe(true);
    }
  });

  it('by coin there are few, and none while more than four matches are played in a round', () => {
    const random = seeded(1);
    for (const teams of large) {
      const runs = teams > 300 ? 4 : 12;
      let all = 0;
      for (let run = 0; run < runs; run++) {
        const stage = playOut(create({ settings: double, entrants: seeds(teams) }), byCoin(random));
        const played = matches(stage);
        const again = rematches(played);
        all += again.length;
        const early = again.filter(({ position: { round } }) => inLowerRound(played, round) > 4);
        expect(early.length, `${teams} teams`).toBeLessThanOrEqual(2);
      }
      expect(all / runs, `${teams} teams`).toBeLessThanOrEqual(2);
    }
  });

  const inLowerRound = (played: readonly Match[], round: number) =>
    played.filter(({ position }) => position.part === 'lower' && position.round === round).length;

  function rematches(played: readonly Match[]): Match[] {
    const met = new Set<string>();
    return played.filter(({ position, slots }) => {
      const pair = slots
        .map(({ seed }) => seed)
        .sort()
        .join();
      const again = met.has(pair);
      met.add(pair);
      return position.part === 'lower' && again;
    });
  }
});
