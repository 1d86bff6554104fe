import { describe, expect, it } from 'vitest';
import { DEFUSE_MAPS } from '../maps/maps';
import { asOf, firstChoiceAfter } from './as-of';
import { vetoSlots } from './slots';
import * as veto from './veto';

const OPENED = 1_700_000_000_000;
const SECOND = 1_000;

const opened = veto.openVeto({
  format: 'BO3',
  pool: DEFUSE_MAPS.slice(0, 9),
  nonce: 'nonce',
  now: OPENED,
});

/** Every choice is the first free map, ten seconds after the previous turn. */
function playSteps(steps: number): veto.Veto[] {
  const states = [opened];
  for (let step = 1; step <= steps; step++) states.push(next(states.at(-1)!, timeOf(step)));
  return states;
}

function next(state: veto.Veto, now: number): veto.Veto {
  const { by, token, chooses } = state.turn!;
  const choice: veto.Choice =
    chooses === 'side'
      ? { kind: 'side', side: 'breach' }
      : { kind: 'map', map: veto.remainingMaps(state)[0]! };
  return accepted(veto.choose(state, { by, token, choice, now, random: () => 0 }));
}

function accepted(result: veto.VetoResult): veto.Veto {
  if (!result.ok) throw new Error(result.reason);
  return result.veto;
}

const timeOf = (step: number) => OPENED + step * 10 * SECOND;

describe('a veto as of a time', () => {
  it('is the veto at that time, with turn and deadline, from the opening to the draw', () => {
    const states = playSteps(8);
    const last = states.at(-1)!;
    expect(last.draw).not.toBeNull();
    for (const [step, state] of states.entries())
      expect(asOf(last, timeOf(step))).toMatchObject({
        moves: state.moves,
        draw: state.draw,
        turn: state.turn,
      });
  });

  it('includes a choice at that time, but no later one', () => {
    const [, one, two] = playSteps(2);
    expect(vetoSlots(asOf(two!, timeOf(2)))).toEqual(vetoSlots(two!));
    expect(vetoSlots(asOf(two!, timeOf(2) - 1))).toEqual(vetoSlots(one!));
  });

  it('never has a valid token, even after undos', () => {
    const undone = accepted(veto.undo(playSteps(3).at(-1)!, timeOf(3) + SECOND));
    const again = next(undone, timeOf(4));
    for (const moment of [OPENED, timeOf(1), timeOf(2)]) {
      const { token, by } = asOf(again, moment).turn!;
      const choice = { kind: 'map', map: veto.remainingMaps(again)[0]! } as const;
      const result = veto.choose(again, { by, token, choice, now: timeOf(4), random: () => 0 });
      expect(result).toEqual({ ok: false, reason: 'stale_token' });
    }
  });

  it('does not include a choice that was undone later', () => {
    const undone = accepted(veto.undo(playSteps(2).at(-1)!, timeOf(3)));
    expect(asOf(undone, timeOf(2)).moves).toHaveLength(1);
  });

  it('has the deadline of the turn after a pause', () => {
    const [, one] = playSteps(1);
    const paused = accepted(veto.pause(one!, timeOf(1) + 5 * SECOND));
    const resumed = accepted(veto.resume(paused, timeOf(3)));
    const acted = next(resumed, timeOf(4));
    expect(asOf(acted, timeOf(3)).turn).toEqual(resumed.turn);
  });
});

it('returns the time of the first choice after a time', () => {
  const last = playSteps(3).at(-1)!;
  expect(firstChoiceAfter(last, OPENED)).toBe(timeOf(1));
  expect(firstChoiceAfter(last, timeOf(1))).toBe(timeOf(2));
  expect(firstChoiceAfter(last, timeOf(3))).toBeNull();
});
