import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestMoment } from '../capture/board';
import { captureEvents, type EventInput, end, kill, SETUP, swap } from '../capture/testing/script';
import { mapWinner } from '../series/map-rules';
import { NO_SCORE, type TeamSlot, withPoint } from '../series/team-slots';
import { deriveValues } from './configuration';
import { applyGameAct, type GameAct } from './game-acts';
import { differenceToCapture, type HandState, type InGameInput, inGameState } from './in-game';

const values = (score: readonly [number, number], more: Partial<{ other: string }> = {}) =>
  deriveValues({
    Tournament: '',
    Round: '',
    Score1: score[0],
    Score2: score[1],
    BestOf: 3,
    Maps: ['Canals', 'Raid', 'Port'],
    Winners: Array.from({ length: 3 }, (_, index) =>
      index < score[0] ? ('A' as const) : index < score[0] + score[1] ? ('B' as const) : null,
    ),
    normTeam1: 'Lions',
    normTeam2: 'Bears',
    other: '{}',
    ...more,
  });

const game = (more: Partial<InGameInput> = {}): InGameInput => ({
  values: values([0, 0]),
  captured: [],
  startingSides: [],
  hand: null,
  ...more,
});

/** The state after these acts, or the problem of the last one. */
function act(input: InGameInput, ...acts: readonly GameAct[]) {
  let hand: HandState | null = input.hand;
  for (const each of acts) {
    const result = applyGameAct({ hand, shown: inGameState({ ...input, hand }) }, each, 1_000);
    if (!result.ok) return { problem: result.problem, hand };
    hand = result.hand;
  }
  return { problem: null, hand, state: inGameState({ ...input, hand }) };
}

const plus = (team: TeamSlot): GameAct => ({ act: 'score', team, by: 1 });
const rounds = (winners: readonly TeamSlot[]): EventInput[] => winners.map(end);
/** What capture says after these events. */
const capturedMap = (events: readonly EventInput[], index = 0) => {
  const { score, sideA } = latestMoment(captureEvents(events));
  return { index, score, sideA };
};

describe('the live state', () => {
  it.each([
    { score: [0, 0], index: 0, name: 'Canals', decided: false },
    { score: [1, 0], index: 1, name: 'Raid', decided: false },
    { score: [1, 1], index: 2, name: 'Port', decided: false },
    { score: [2, 0], index: 1, name: 'Raid', decided: true },
    { score: [1, 2], index: 2, name: 'Port', decided: true },
  ] as const)('at $score is about map $index', ({ score, index, name, decided }) => {
    const { map, series } = inGameState(game({ values: values([...score]) }));
    expect({ index: map.index, name: map.name }).toEqual({ index, name });
    expect(series).toMatchObject({ decided, toWin: 2, score: { A: score[0], B: score[1] } });
  });

  it.each([
    {
      label: 'nothing known',
      input: game(),
      is: { score: NO_SCORE, round: 1, sideA: null, mapPoint: null },
    },
    {
      label: 'the side of the veto',
      input: game({ startingSides: ['breach'] }),
      is: { score: NO_SCORE, sideA: 'breach' },
    },
    {
      label: 'a score that was entered',
      input: game({
        values: values([0, 0], { other: '{"scores":{"Canals":[7,6]}}' }),
        startingSides: ['breach'],
      }),
      is: { score: { A: 7, B: 6 }, round: 14, sideA: 'coalition' },
    },
    {
      label: 'capture before what was entered',
      input: game({
        values: values([0, 0], { other: '{"scores":{"Canals":[7,6]}}' }),
        captured: [{ index: 0, score: { A: 8, B: 6 }, sideA: 'breach' }],
      }),
      is: { score: { A: 8, B: 6 }, round: 15, sideA: 'breach' },
    },
    {
      label: 'a map point',
      input: game({ captured: [{ index: 0, score: { A: 12, B: 3 }, sideA: 'breach' }] }),
      is: { mapPoint: 'A', winner: null },
    },
    {
      label: 'a map that is won',
      input: game({ captured: [{ index: 0, score: { A: 13, B: 3 }, sideA: 'breach' }] }),
      is: { mapPoint: null, winner: 'A', round: 16 },
    },
    {
      label: 'another map that is captured',
      input: game({ captured: [{ index: 1, score: { A: 5, B: 3 }, sideA: 'breach' }] }),
      is: { score: NO_SCORE },
    },
  ])('shows $label', ({ input, is }) => {
    expect(inGameState(input).map).toMatchObject(is);
  });

  it('knows who wins the series with the next round', () => {
    const captured = [{ index: 1, score: { A: 12, B: 3 }, sideA: 'breach' as const }];
    expect(inGameState(game({ values: values([1, 0]), captured })).series.point).toBe('A');
    expect(inGameState(game({ values: values([0, 1]), captured })).series.point).toBeNull();
  });
});

describe('by hand', () => {
  const captured = [{ index: 0, score: { A: 6, B: 6 }, sideA: 'breach' as const }];

  it('starts with what is shown and stays until it is released', () => {
    const { hand } = act(game({ captured }), plus('A'));
    const later = { ...game({ captured: [{ ...captured[0]!, score: { A: 6, B: 8 } }] }), hand };
    expect(inGameState(later)).toMatchObject({
      map: { score: { A: 7, B: 6 }, sideA: 'breach' },
      byHand: { score: true, sides: false },
    });
    expect(differenceToCapture(later)).toEqual({ score: { A: 6, B: 8 }, sideA: 'breach' });
    const released = act(later, { act: 'release' });
    expect(released.state).toMatchObject({ map: { score: { A: 6, B: 8 } } });
    expect(differenceToCapture({ ...later, hand: released.hand })).toBeNull();
  });

  it('begins the next map at 0 : 0, and leaves a pause alone', () => {
    const { hand } = act(game({ captured }), plus('A'), { act: 'technical_pause' });
    expect(inGameState(game({ values: values([1, 0]), hand }))).toMatchObject({
      map: { index: 1, score: NO_SCORE },
      byHand: { score: true, sides: false },
      stoppage: { kind: 'technical', since: 1_000 },
    });
  });

  it.each([
    { label: 'below zero', acts: [{ act: 'score', team: 'A', by: -1 }], is: 'score_below_zero' },
    {
      label: 'past the end',
      acts: [{ act: 'set_score', score: { A: 13, B: 2 } }, plus('B')],
      is: 'map_won',
    },
    {
      label: 'an impossible score',
      acts: [{ act: 'set_score', score: { A: 14, B: 2 } }],
      is: 'impossible_score',
    },
    { label: 'to resume what runs', acts: [{ act: 'resume' }], is: 'not_stopped' },
  ] as { label: string; acts: GameAct[]; is: string }[])('refuses $label', ({ acts, is }) => {
    expect(act(game(), ...acts).problem).toBe(is);
  });

  it('swaps sides, and again at half time by the rules', () => {
    const swapped = act(game({ captured: [{ ...captured[0]!, score: { A: 6, B: 5 } }] }), {
      act: 'swap_sides',
    });
    expect(swapped.state?.map.sideA).toBe('coalition');
    const input = { ...game(), hand: swapped.hand };
    const half = act(input, { act: 'set_score', score: { A: 6, B: 6 } });
    expect(half.state?.map.sideA).toBe('breach');
    expect(half.state?.byHand).toEqual({ score: true, sides: true });
  });

  it('stops for a timeout of a team', () => {
    const { state } = act(game(), { act: 'timeout', team: 'B', seconds: 30 });
    expect(state?.stoppage).toEqual({ kind: 'timeout', team: 'B', since: 1_000, until: 31_000 });
  });
});

const winners = fc.array(fc.constantFrom<TeamSlot>('A', 'B'), { maxLength: 60 });
/** The rounds until the map is won. */
function untilWon(all: readonly TeamSlot[]): TeamSlot[] {
  let score = NO_SCORE;
  return all.filter((winner) => {
    if (mapWinner(score)) return false;
    score = withPoint(score, winner);
    return true;
  });
}

describe('replaying captured events', () => {
  const isNoSwap = { ...SETUP, toggles: { side_swap: false } };

  it('gives the state after every one of them, with sides and kills in between', () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom<TeamSlot>('A', 'B').map(end) },
      { weight: 1, arbitrary: fc.constant(swap) },
      { weight: 2, arbitrary: fc.constant(kill('a1', 'b1')) },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (events) => {
        const ended = events.filter((event) => event.kind === 'round_end');
        const won = (team: TeamSlot) => ended.filter(({ winner }) => winner === team).length;
        const swaps = events.filter(({ kind }) => kind === 'side_swap').length;
        const { map } = inGameState(game({ captured: [capturedMap(events)] }));
        expect(map.score).toEqual({ A: won('A'), B: won('B') });
        expect(map.sideA).toBe(swaps % 2 === 0 ? 'coalition' : 'breach');
        if (!map.winner) expect(map.round).toBe(ended.length + 1);
      }),
    );
  });

  it('equals the same rounds scored by hand', () => {
    fc.assert(
      fc.property(winners.map(untilWon), (played) => {
        const { score, sideA } = latestMoment(captureEvents(rounds(played), isNoSwap));
        const byCapture = inGameState(game({ captured: [{ index: 0, score, sideA }] }));
        const start: GameAct = { act: 'set_sides', sideA: 'coalition' };
        const { state, problem } = act(game(), start, ...played.map(plus));
        expect(problem).toBeNull();
        expect(state?.map).toEqual(byCapture.map);
      }),
    );
  });

  it('is reached again by taking each round back', () => {
    fc.assert(
      fc.property(winners.map(untilWon), (played) => {
        const back = played.toReversed().map((team): GameAct => ({ act: 'score', team, by: -1 }));
        const { state } = act(game(), ...played.map(plus), ...back);
        expect(state?.map.score).toEqual(NO_SCORE);
      }),
    );
  });
});
