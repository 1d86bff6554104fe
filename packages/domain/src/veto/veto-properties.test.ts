import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFUSE_MAPS } from '../maps/maps';
import { seeded } from '../random/random';
import { SIDES } from '../series/team-slots';
import { bestOfFormat, VETO_FORMATS, VETO_SEQUENCES } from './formats';
import { mapsInOrder, vetoSlots } from './slots';
import * as veto from './veto';

const NOW = 1_700_000_000_000;

const anyOptions = fc.record({
  format: fc.constantFrom(...VETO_FORMATS),
  pool: fc.shuffledSubarray([...DEFUSE_MAPS], { minLength: 9, maxLength: 9 }),
  first: fc.constantFrom('A' as const, 'B' as const),
  seed: fc.nat(),
});

type Step =
  | { readonly does: 'act'; readonly choice: number; readonly by: 'team' | 'staff' }
  | { readonly does: 'time_out' }
  | { readonly does: 'undo' }
  | { readonly does: 'pause' }
  | { readonly does: 'resume' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('act' as const),
      choice: fc.nat(),
      by: fc.constantFrom('team' as const, 'staff' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom('time_out', 'undo', 'pause', 'resume') }),
  },
);

/** The states after each accepted step. */
function statesOf(opened: veto.Veto, steps: readonly Step[], seed: number): veto.Veto[] {
  const random = seeded(seed);
  const states = [opened];
  let now = NOW;
  for (const one of steps) {
    const state = states.at(-1)!;
    now += 1_000;
    const result = take(state, one, now, random);
    if (result?.ok) states.push(result.veto);
  }
  return states;
}

function take(state: veto.Veto, one: Step, now: number, random: () => number) {
  const { turn } = state;
  if (one.does === 'undo') return veto.undo(state, now);
  if (one.does === 'pause') return veto.pause(state, now);
  if (one.does === 'resume') return veto.resume(state, now);
  if (!turn) return null;
  if (one.does === 'time_out') return veto.applyTimeout(state, { now: turn.endsAt ?? now, random });
  const by = one.by === 'staff' ? 'staff' : turn.by;
  const choice = validChoice(state, turn, one.choice);
  // Before the deadline of the turn.
  return veto.choose(state, {
    by,
    token: turn.token,
    choice,
    now: (turn.endsAt ?? now) - 1,
    random,
  });
}

function validChoice(state: veto.Veto, turn: veto.Turn, choice: number): veto.Choice {
  const left = veto.remainingMaps(state);
  return turn.chooses === 'map'
    ? { kind: 'map', map: left[choice % left.length]! }
    : { kind: 'side', side: SIDES[choice % 2]! };
}

/** From any state: resumes the clock and lets all turns time out. */
function timeOutAllTurns(state: veto.Veto, seed: number): veto.Veto {
  const random = seeded(seed);
  const resumed = veto.resume(state, NOW);
  let last = resumed.ok ? resumed.veto : state;
  while (last.turn) {
    const result = veto.applyTimeout(last, { now: last.turn.endsAt!, random });
    if (!result.ok) throw new Error(result.reason);
    last = result.veto;
  }
  return last;
}

it('every format with any moves uses each map of the pool once, and timeouts end it', () => {
  fc.assert(
    fc.property(anyOptions, fc.array(step, { maxLength: 30 }), (given, steps) => {
      const states = statesOf(veto.openVeto({ ...given, nonce: 'n', now: NOW }), steps, given.seed);
      const done = timeOutAllTurns(states.at(-1)!, given.seed);
      const all = vetoSlots(done);
      expect(all.map(({ map }) => map).toSorted()).toEqual(given.pool.toSorted());
      expect(all.map(({ code }) => code)).toEqual(VETO_SEQUENCES[given.format]);

      const played = mapsInOrder(done);
      expect(played).toHaveLength(bestOfFormat(given.format));
      for (const { startingSideA } of played) expect(SIDES).toContain(startingSideA);
    }),
    { numRuns: 300 },
  );
});

it('an open veto shows as many maps as were chosen, and its turn is the first open slot', () => {
  fc.assert(
    fc.property(anyOptions, fc.array(step, { maxLength: 20 }), (given, steps) => {
      const opened = veto.openVeto({ ...given, nonce: 'n', now: NOW });
      for (const { turn, moves, ...state } of statesOf(opened, steps, given.seed)) {
        if (!turn) continue;
        const maps = vetoSlots({ turn, moves, ...state }).map(({ map }) => map);
        const chosen = moves.filter(({ choice }) => choice.kind === 'map').length;
        expect(maps.filter(Boolean)).toHaveLength(chosen);
        expect(maps.indexOf(null)).toBe(turn.chooses === 'map' ? turn.slot : turn.slot + 1);
      }
    }),
    { numRuns: 100 },
  );
});

it('only the token of the current turn is accepted, and no token is reused', () => {
  fc.assert(
    fc.property(anyOptions, fc.array(step, { minLength: 1, maxLength: 30 }), (given, steps) => {
      const opened = veto.openVeto({ ...given, nonce: 'n', now: NOW });
      const states = statesOf(opened, steps, given.seed);
      const last = states.at(-1)!;
      const running = last.turn;
      const old = states.flatMap(({ turn }) => (turn ? [turn.token] : []));
      for (const token of old.filter((one) => one !== running?.token)) {
        const choice = running
          ? validChoice(last, running, 0)
          : ({ kind: 'side', side: 'breach' } as const);
        const result = veto.choose(last, {
          by: 'staff',
          token,
          choice,
          now: NOW,
          random: seeded(1),
        });
        expect(result).toEqual({ ok: false, reason: running ? 'stale_token' : 'finished' });
      }
      // Pause and resume keep the turn and its token; every other step has a new one.
      const turns = states.flatMap(({ turn, step: number }) =>
        turn ? [`${number}:${turn.token}`] : [],
      );
      expect(new Set(turns).size).toBe(new Set(old).size);
    }),
    { numRuns: 200 },
  );
});

it('undo restores the turn, the maps and the sides before the last choice, with a new token', () => {
  fc.assert(
    fc.property(anyOptions, fc.array(step, { minLength: 1, maxLength: 30 }), (given, steps) => {
      const states = statesOf(veto.openVeto({ ...given, nonce: 'n', now: NOW }), steps, given.seed);
      for (const [index, state] of states.entries()) {
        const before = states[index - 1];
        if (!before?.turn || state.moves.length <= before.moves.length) continue;
        const undone = veto.undo(state, NOW);
        if (!undone.ok) throw new Error(undone.reason);
        expect(vetoSlots(undone.veto)).toEqual(vetoSlots(before));
        const { token, endsAt, ...turn } = undone.veto.turn!;
        expect(before.turn).toMatchObject(turn);
        expect(token).not.toBe(before.turn.token);
        expect(endsAt).toBe(NOW + veto.TURN_MS);
      }
    }),
    { numRuns: 200 },
  );
});

it('the same moves and random numbers give the same veto', () => {
  fc.assert(
    fc.property(anyOptions, fc.array(step, { maxLength: 20 }), (given, steps) => {
      const run = () =>
        statesOf(veto.openVeto({ ...given, nonce: 'n', now: NOW }), steps, given.seed).at(-1);
      expect(run()).toEqual(run());
    }),
    { numRuns: 50 },
  );
});
