import { describe, expect, it } from 'vitest';
import type { CaptureSetup } from './setup';
import {
  after,
  defuse,
  eliminateTeam,
  end,
  explosion,
  kill,
  plant,
  rounds,
  SETUP,
  swap,
  timeOver,
} from './testing/script';

describe('the end of a round', () => {
  it.each([
    {
      label: 'everyone died',
      events: eliminateTeam('B', 'a1'),
      winner: 'A',
      ending: 'elimination',
    },
    {
      label: 'the bomb exploded',
      events: [plant('b1'), explosion],
      winner: 'B',
      ending: 'explosion',
    },
    {
      label: 'everyone died after the plant',
      events: [plant('b1'), ...eliminateTeam('A', 'b1')],
      winner: 'B',
      ending: 'elimination',
    },
    {
      label: 'it was defused after everyone died',
      events: [plant('b1'), ...eliminateTeam('B', 'a1'), defuse('a2')],
      winner: 'A',
      ending: 'defuse',
    },
    {
      label: 'time ran out',
      events: [kill('a1', 'b1'), timeOver],
      winner: 'A',
      ending: 'time_over',
    },
  ] as const)('is $ending when $label', ({ events, winner, ending }) => {
    const state = after([...events, end(winner)]);
    expect(state.rounds[0]).toMatchObject({ number: 1, winner, ending, sideA: 'coalition' });
    expect(state.warnings).toEqual([]);
    expect(state.round.number).toBe(2);
  });

  it.each([
    {
      label: 'Breach won with enemies alive',
      events: [kill('b1', 'a1')],
      winner: 'B',
      ending: 'explosion',
    },
    {
      label: 'Coalition won after a plant',
      events: [plant('b1')],
      winner: 'A',
      ending: 'defuse',
    },
    {
      label: 'Coalition won without a plant',
      events: [kill('a1', 'b1')],
      winner: 'A',
      ending: 'time_over',
    },
  ] as const)('is taken for $ending when $label, with a warning', ({ events, winner, ending }) => {
    const state = after([...events, end(winner)]);
    expect(state.rounds[0]!.ending).toBe(ending);
    expect(state.warnings).toEqual(['unexplained_end']);
  });

  it('causes no warning if its kind is not captured', () => {
    const setup = { ...SETUP, toggles: { explosion: false, time_over: false, defuse: false } };
    const state = after([kill('b1', 'a1'), end('B'), plant('b1'), end('A')], setup);
    expect(state.rounds.map(({ ending }) => ending)).toEqual(['explosion', 'defuse']);
    expect(state.warnings).toEqual([]);
  });

  it('is an elimination if eliminations are not captured', () => {
    const state = after([end('A'), end('B')], { ...SETUP, toggles: { elimination: false } });
    expect(state.rounds.map(({ ending }) => ending)).toEqual(['elimination', 'elimination']);
    expect(state.warnings).toEqual([]);
  });
});

describe('a clutch', () => {
  const alone = ['a2', 'a3', 'a4', 'a5'].map((player) => kill('b1', player));

  it.each([
    {
      label: 'one against five',
      events: [...alone, ...eliminateTeam('B', 'a1')],
      winner: 'A',
      clutch: 'a1',
    },
    {
      label: 'one against one',
      events: [...eliminateTeam('B', 'a1').slice(1), ...alone, kill('a1', 'b1')],
      winner: 'A',
      clutch: 'a1',
    },
    {
      label: 'a defuse with enemies alive',
      events: [plant('b1'), ...alone, defuse('a1')],
      winner: 'A',
      clutch: 'a1',
    },
    {
      label: 'the last planter who falls before the explosion',
      events: [...eliminateTeam('B', 'a1').slice(1), plant('b1'), kill('a1', 'b1'), explosion],
      winner: 'B',
      clutch: 'b1',
    },
    {
      label: 'not one who is left alone and loses',
      events: [...alone, kill('b1', 'a1')],
      winner: 'B',
      clutch: null,
    },
    {
      label: 'not one who is left alone after the last enemy',
      events: [
        ...eliminateTeam('B', 'a1'),
        kill(null, 'a2'),
        kill(null, 'a3'),
        kill(null, 'a4'),
        kill(null, 'a5'),
      ],
      winner: 'A',
      clutch: null,
    },
  ] as const)('is $label', ({ events, winner, clutch }) => {
    const state = after([...events, end(winner)]);
    expect(state.rounds[0]!.clutch).toBe(clutch);
    expect(clutch === null ? null : state.row(clutch).line.clutches).toBe(
      clutch === null ? null : 1,
    );
  });

  it('requires dead teammates', () => {
    const duel: CaptureSetup = {
      ...SETUP,
      lineup: [
        { player: 'a1', opponent: 'A' },
        { player: 'b1', opponent: 'B' },
      ],
    };
    expect(after([kill('a1', 'b1'), end('A')], duel).rounds[0]!.clutch).toBeNull();
  });
});

describe('statistics', () => {
  it('include kills, deaths, assists and headshots at once', () => {
    const state = after([kill('a1', 'b1', { assist: 'a2', headshot: true }), kill('b2', 'a1')]);
    expect(state.row('a1').line).toMatchObject({
      kills: 1,
      deaths: 1,
      headshots: 1,
      rounds: 0,
      rating: null,
    });
    expect(state.row('a2').line).toMatchObject({ kills: 0, assists: 1 });
    expect(state.row('a1').alive).toBe(false);
    expect(state.row('b2').alive).toBe(true);
  });

  it('include rounds, multi-kills and the rating when a round ends', () => {
    const state = after([
      ...eliminateTeam('B', 'a1'),
      end('A'),
      kill('a1', 'b1'),
      kill('a1', 'b2'),
      end('A'),
    ]);
    expect(state.row('a1').line).toMatchObject({
      rounds: 2,
      kills: 7,
      openingKills: 2,
      multiKills: { two: 1, three: 0, four: 0, five: 1 },
      rating: 6.932,
    });
    expect(state.row('b1').line).toMatchObject({
      rounds: 2,
      deaths: 2,
      openingDeaths: 2,
      rating: 0,
    });
    expect(state.row('b3').line).toMatchObject({ deaths: 1, openingDeaths: 0 });
  });

  it('count more than five kills as five', () => {
    const state = after([...eliminateTeam('B', 'a1'), kill('a1', 'x9'), end('A')]);
    expect(state.row('a1').line).toMatchObject({ kills: 6, multiKills: { five: 1 } });
  });

  it('have the rating of finished rounds only', () => {
    const ended = after([...eliminateTeam('B', 'a1'), end('A')]);
    const going = after([...eliminateTeam('B', 'a1'), end('A'), kill('a1', 'b1')]);
    expect(going.row('a1').line).toEqual({ ...ended.row('a1').line, kills: 6, openingKills: 2 });
  });

  it.each([
    { label: 'a team kill', event: kill('a1', 'a2', { assist: 'a3', headshot: true }) },
    { label: 'a fall', event: kill(null, 'a2') },
    { label: 'a grenade of one’s own', event: kill('a2', 'a2', { weapon: 'grenade' }) },
  ])('count $label as a death without a kill and without an opening duel', ({ event }) => {
    const state = after([event, kill('b1', 'a3'), end('B')]);
    expect(state.row('a2').line).toMatchObject({ kills: 0, deaths: 1, openingDeaths: 0 });
    expect(state.row('a1').line).toMatchObject({ kills: 0, headshots: 0 });
    expect(state.row('a3').line).toMatchObject({ assists: 0, openingDeaths: 1 });
    expect(state.row('b1').line.openingKills).toBe(1);
  });

  it('are split by side, and a late swap counts for the whole round', () => {
    const state = after([
      kill('a1', 'b1'),
      end('A'),
      kill('a1', 'b1'),
      kill('a1', 'b2'),
      swap,
      plant('a1'),
      end('A'),
    ]);
    const { sides, line } = state.row('a1');
    expect(sides.coalition).toMatchObject({ rounds: 1, kills: 1, plants: 0 });
    expect(sides.breach).toMatchObject({ rounds: 1, kills: 2, plants: 1 });
    expect(line).toMatchObject({ rounds: 2, kills: 3, plants: 1 });
    expect(state.halves).toEqual([
      { sideA: 'coalition', scoreA: 1, scoreB: 0 },
      { sideA: 'breach', scoreA: 1, scoreB: 0 },
    ]);
  });
});

describe('a whole map', () => {
  it('ends with the thirteenth round won, with captured side swaps', () => {
    const state = after([...rounds(10, 'A'), ...rounds(2, 'B'), swap, ...rounds(3, 'A')]);
    expect(state.score).toEqual({ A: 13, B: 2 });
    expect(state.winner).toBe('A');
    expect(state.halves).toEqual([
      { sideA: 'coalition', scoreA: 10, scoreB: 2 },
      { sideA: 'breach', scoreA: 3, scoreB: 0 },
    ]);
    expect(state.warnings).toEqual([]);
  });

  it('swaps sides by the rules if swaps are not captured', () => {
    const setup = { ...SETUP, toggles: { side_swap: false } };
    const state = after([...rounds(12, 'A'), swap, ...rounds(12, 'B'), ...rounds(4, 'A')], setup);
    expect(state.halves).toEqual([
      { sideA: 'coalition', scoreA: 12, scoreB: 0 },
      { sideA: 'breach', scoreA: 3, scoreB: 12 },
      { sideA: 'coalition', scoreA: 1, scoreB: 0 },
    ]);
    expect(state.winner).toBe('A');
    expect(state.warnings).toEqual([]);
  });

  it('has the end time of each round', () => {
    const { rounds: played } = after([...rounds(2, 'A')]);
    expect(played.map(({ until, endedAt }) => [until, endedAt])).toEqual([
      [6, 6_000],
      [12, 12_000],
    ]);
  });
});
