import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as board from './board';
import type { CaptureEntry } from './entries';
import type { CaptureEvent } from './events';
import { scoreboard } from './scoreboard';
import { type Count, countPlayer, findClutch, splitIntoRounds } from './testing/from-scratch';
import { LINEUP, SETUP } from './testing/script';

const START = 1_700_000_000_000;
const OPERATORS = ['first', 'second'] as const;

type Command =
  | { readonly does: 'record'; readonly event: CaptureEvent }
  | { readonly does: 'record_again'; readonly which: number }
  | { readonly does: 'undo' }
  | { readonly does: 'remove'; readonly which: number }
  | { readonly does: 'remove_by_time'; readonly which: number; readonly span: number }
  | { readonly does: 'remove_player'; readonly player: string }
  | { readonly does: 'clear' };
type Step = Command & { readonly operator: (typeof OPERATORS)[number] };

const player = fc.constantFrom(...LINEUP.map((one) => one.player));

const anyEvent = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('elimination' as const),
      killer: fc.option(player, { freq: 12 }),
      victim: player,
      assist: fc.option(player, { freq: 1 }),
      weapon: fc.constantFrom('sniper' as const, 'grenade' as const, null),
      headshot: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('round_end' as const),
      winner: fc.constantFrom('A' as const, 'B' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('plant' as const),
      player,
      site: fc.constantFrom('A' as const, 'B' as const, null),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('defuse' as const), player }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('explosion', 'time_over') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('side_swap' as const) }) },
);

const anyRemoval: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('undo' as const) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('remove' as const), which: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('record_again' as const), which: fc.nat() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('remove_by_time' as const),
      which: fc.nat(),
      span: fc.nat({ max: 4_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove_player' as const), player }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('clear' as const) }) },
);

/** Operators are up to 3 s late: events do not arrive in the order in which they happened. */
const steps: fc.Arbitrary<Step[]> = fc
  .array(
    fc.record({
      operator: fc.constantFrom(...OPERATORS),
      event: fc.tuple(anyEvent, fc.integer({ min: -3_000, max: 0 })),
      instead: fc.option(anyRemoval, { freq: 4 }),
    }),
    { maxLength: 120 },
  )
  .map((list) =>
    list.map(({ operator, event: [what, late], instead }, index): Step => {
      if (index % 5 === 4 && instead) return { operator, ...instead };
      const event = { ...what, id: `event-${index}`, at: START + index * 700 + late };
      return { operator, does: 'record', event };
    }),
  );

interface ListedEvent {
  readonly operator: string;
  readonly event: CaptureEvent;
  isRemoved: boolean;
}

/** The expected effect of each request on a plain list. The statistics are counted from the rest. */
function applyToList(list: readonly Step[]): CaptureEvent[] {
  const listed: ListedEvent[] = [];
  const remove = (events: readonly ListedEvent[]) => {
    for (const one of events) one.isRemoved = true;
  };
  for (const step of list) {
    const remaining = listed.filter(({ isRemoved }) => !isRemoved);
    if (step.does === 'record')
      listed.push({ operator: step.operator, event: step.event, isRemoved: false });
    if (step.does === 'undo')
      remove(remaining.filter(({ operator }) => operator === step.operator).slice(-1));
    if (step.does === 'remove')
      remove(remaining.slice(step.which % Math.max(1, remaining.length)).slice(0, 1));
    if (step.does === 'clear') remove(remaining);
    if (step.does === 'remove_by_time') {
      const { from, to } = timeRange(step);
      remove(remaining.filter(({ event }) => from <= event.at && event.at <= to));
    }
    if (step.does === 'remove_player')
      remove(remaining.filter(({ event }) => JSON.stringify(event).includes(`"${step.player}"`)));
  }
  return listed
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ event }) => event)
    .sort((a, b) => a.at - b.at);
}

/** The same through the board, as the server does it: the removal entry has the ids. */
function capture(list: readonly Step[]): { entries: CaptureEntry[]; state: board.Board } {
  let state = board.createBoard(SETUP);
  const entries: CaptureEntry[] = [];
  const recorded: CaptureEvent[] = [];
  for (const [index, step] of list.entries()) {
    const base = { sequence: index + 1, operator: step.operator, writtenAt: START + index };
    let entry: CaptureEntry;
    if (step.does === 'record') {
      recorded.push(step.event);
      entry = { ...base, kind: 'record', event: step.event };
    } else if (step.does === 'record_again') {
      const event = recorded[step.which % Math.max(1, recorded.length)];
      if (!event) continue;
      entry = { ...base, kind: 'record', event };
    } else {
      const request = requestOf(step, state);
      const removes = board.idsToRemove(state, request);
      entry = { ...base, kind: request.kind, id: `removal-${index}`, removes };
    }
    const next = board.addEntry(state, entry);
    if (next !== state) entries.push(entry);
    state = next;
  }
  return { entries, state };
}

function requestOf(step: Exclude<Step, { does: 'record' | 'record_again' }>, state: board.Board) {
  if (step.does === 'undo') return { kind: 'undo', operator: step.operator } as const;
  if (step.does === 'clear') return { kind: 'clear' } as const;
  if (step.does === 'remove_player') return { kind: 'remove_player', player: step.player } as const;
  if (step.does === 'remove_by_time')
    return { kind: 'remove_by_time', ...timeRange(step) } as const;
  const byArrival = state.events.toSorted((a, b) => a.sequence - b.sequence);
  const chosen = byArrival[step.which % Math.max(1, byArrival.length)];
  return { kind: 'remove', event: chosen?.event.id ?? 'none' } as const;
}

function timeRange({ which, span }: { which: number; span: number }) {
  const from = START + (which % 120) * 700;
  return { from, to: from + span };
}

/** Without the rating, which is a rounded mean. */
function withoutRating(lines: readonly Count[]) {
  return lines.map((line) => ({ ...line, rating: line.rating === null ? null : 'rated' }));
}

function maxRatingDifference(lines: readonly Count[], counted: readonly Count[]): number {
  return Math.max(
    ...lines.map(({ rating }, index) => Math.abs((rating ?? 0) - (counted[index]!.rating ?? 0))),
  );
}

describe('any order of events and removals', () => {
  it('has the same statistics as a count from scratch', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const { state } = capture(list);
        const rounds = splitIntoRounds(applyToList(list));
        const latest = board.latestMoment(state);
        const finished = rounds.filter(({ winner }) => winner !== null);
        expect(
          latest.rounds.map(({ winner, sideA, clutch }) => ({ winner, sideA, clutch })),
        ).toEqual(
          finished.map((round) => ({
            winner: round.winner,
            sideA: round.sideA,
            clutch: findClutch(round),
          })),
        );
        expect(latest.score.A).toBe(finished.filter(({ winner }) => winner === 'A').length);
        expect(latest.score.B).toBe(finished.filter(({ winner }) => winner === 'B').length);

        const rows = scoreboard(latest, state.context);
        const lines = rows.flatMap(({ line, sides }) => [line, sides.coalition, sides.breach]);
        const counted = LINEUP.flatMap(({ player: one, opponent }) => {
          const defending = rounds.filter(({ sideA }) => sideA === 'coalition');
          const attacking = rounds.filter(({ sideA }) => sideA === 'breach');
          const [onCoalition, onBreach] =
            opponent === 'A' ? [defending, attacking] : [attacking, defending];
          return [rounds, onCoalition, onBreach].map((some) => countPlayer(one, some));
        });
        expect(withoutRating(lines)).toEqual(withoutRating(counted));
        expect(maxRatingDifference(lines, counted)).toBeLessThanOrEqual(0.0005 + 1e-9);
      }),
      { numRuns: 100 },
    );
  });

  it('gives the same board one by one as replayed at once', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const { entries, state } = capture(list);
        const again = board.replayEntries(SETUP, entries);
        expect(contentOf(state)).toEqual(contentOf(again));
      }),
      { numRuns: 100 },
    );
  });

  it('gives the same board for any order of arrival', () => {
    const shuffled = steps.chain((list) => {
      const { entries, state } = capture(list);
      const order = fc.shuffledSubarray(entries, { minLength: entries.length });
      return fc.record({ order, state: fc.constant(state) });
    });
    fc.assert(
      fc.property(shuffled, ({ order, state }) => {
        const pushed = order.reduce(board.addEntry, board.createBoard(SETUP));
        expect(board.latestMoment(pushed)).toEqual(board.latestMoment(state));
        expect(pushed.events.map(({ event }) => event)).toEqual(
          state.events.map(({ event }) => event),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('has the same moment as a board with only the events up to it', () => {
    fc.assert(
      fc.property(steps, fc.nat(), (list, which) => {
        const { state } = capture(list);
        const count = which % (state.events.length + 1);
        const prefix = state.events.slice(0, count).map(
          ({ sequence, operator, event }): CaptureEntry => ({
            kind: 'record',
            sequence,
            operator,
            writtenAt: 0,
            event,
          }),
        );
        const alone = board.latestMoment(board.replayEntries(SETUP, prefix));
        expect(board.momentAfter(state, count)).toEqual(alone);
      }),
      { numRuns: 100 },
    );
  });

  it('never counts more deaths than rounds, nor more kills than deaths', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const { state } = capture(list);
        const rows = scoreboard(board.latestMoment(state), state.context);
        const kills = rows.reduce((sum, { line }) => sum + line.kills, 0);
        const deaths = rows.reduce((sum, { line }) => sum + line.deaths, 0);
        expect(kills).toBeLessThanOrEqual(deaths);
        for (const { line } of rows) expect(line.deaths).toBeLessThanOrEqual(line.rounds + 1);
      }),
      { numRuns: 50 },
    );
  });
});

/** Without the context, whose functions differ between boards. */
function contentOf({ context, ...content }: board.Board) {
  return { ...content, setup: context.setup };
}
