import { describe, expect, it } from 'vitest';
import {
  applyCommand,
  type ControlCommand,
  type ControlState,
  EMPTY_CONTROL_STATE,
} from './control-state';

const NOW = 1_000_000;
const scene = (name: string) => ({
  group: 'embers-s3',
  scene: name,
  tournament: null,
  round: null,
});
const caster = { name: 'Mira', detail: 'Caster', player: null };

/** One command per second, starting at NOW. */
function after(
  acts: readonly ControlCommand[],
  start: ControlState = EMPTY_CONTROL_STATE,
): ControlState {
  return acts.reduce(
    (state, act, index) => applyCommand(state, act, { now: NOW + index * 1_000, id: `n${index}` }),
    start,
  );
}

describe('taking', () => {
  it('swaps preview and program', () => {
    const state = after([
      { act: 'take', scene: scene('breaktime') },
      { act: 'preview', scene: scene('versus') },
      { act: 'take' },
    ]);
    expect(state.program).toEqual(scene('versus'));
    expect(state.preview).toEqual(scene('breaktime'));
  });

  it('of a named scene leaves another preview alone', () => {
    const state = after([
      { act: 'preview', scene: scene('versus') },
      { act: 'take', scene: scene('breaktime') },
    ]);
    expect(state.program).toEqual(scene('breaktime'));
    expect(state.preview).toEqual(scene('versus'));
  });

  it('twice in quick succession counts once', () => {
    const ready = after([
      { act: 'take', scene: scene('breaktime') },
      { act: 'preview', scene: scene('versus') },
    ]);
    const once = applyCommand(ready, { act: 'take' }, { now: NOW + 5_000, id: 'x' });
    expect(applyCommand(once, { act: 'take' }, { now: NOW + 5_100, id: 'x' })).toBe(once);
    const back = applyCommand(once, { act: 'take' }, { now: NOW + 6_000, id: 'x' });
    expect(back.program).toEqual(scene('breaktime'));
  });

  it('without a preview, or of the scene on air, changes nothing', () => {
    expect(after([{ act: 'take' }])).toBe(EMPTY_CONTROL_STATE);
    const state = after([{ act: 'take', scene: scene('versus') }]);
    expect(after([{ act: 'take', scene: scene('versus') }], { ...state, takenAt: null })).toEqual({
      ...state,
      takenAt: null,
    });
  });
});

describe('a timed display', () => {
  it('ends by the clock, or stays until it is hidden', () => {
    const lasting = after([{ act: 'lower_third', speakers: [caster], seconds: null }]);
    expect(lasting.lowerThird).toMatchObject({ id: 'n0', shownAt: NOW, until: null });
    const hidden = after([{ act: 'hide_lower_third' }], lasting);
    expect(hidden.lowerThird).toMatchObject({ speakers: [caster], until: NOW });
    const short = after([{ act: 'lower_third', speakers: [caster], seconds: 8 }]);
    expect(short.lowerThird?.until).toBe(NOW + 8_000);
  });

  it('that has ended is not hidden again', () => {
    const short = after([{ act: 'lower_third', speakers: [caster], seconds: 1 }]);
    const later = applyCommand(short, { act: 'hide_lower_third' }, { now: NOW + 9_000, id: 'x' });
    expect(later).toBe(short);
  });
});

describe('the countdown', () => {
  const started: ControlCommand = { act: 'countdown', seconds: 60, label: '' };

  it.each([
    { does: 'runs', acts: [started], endsAt: NOW + 60_000, heldMs: null },
    {
      does: 'is held with what is left',
      acts: [started, { act: 'hold_countdown' }],
      endsAt: NOW + 60_000,
      heldMs: 59_000,
    },
    {
      does: 'continues with the remaining time',
      acts: [started, { act: 'hold_countdown' }, { act: 'resume_countdown' }],
      endsAt: NOW + 61_000,
      heldMs: null,
    },
    {
      does: 'gets more time',
      acts: [started, { act: 'extend_countdown', seconds: 30 }],
      endsAt: NOW + 90_000,
      heldMs: null,
    },
    {
      does: 'gets more time while it is held',
      acts: [started, { act: 'hold_countdown' }, { act: 'extend_countdown', seconds: 30 }],
      endsAt: NOW + 60_000,
      heldMs: 89_000,
    },
    {
      does: 'loses no more time than it has',
      acts: [started, { act: 'extend_countdown', seconds: -600 }],
      endsAt: NOW + 1_000,
      heldMs: null,
    },
  ] as { does: string; acts: ControlCommand[]; endsAt: number; heldMs: number | null }[])(
    '$does',
    ({ acts, endsAt, heldMs }) => {
      expect(after(acts).countdown).toEqual({ label: '', endsAt, heldMs });
    },
  );

  it('cannot be held, resumed or stopped if there is none', () => {
    for (const act of ['hold_countdown', 'resume_countdown', 'stop_countdown'] as const)
      expect(after([{ act }])).toBe(EMPTY_CONTROL_STATE);
    expect(after([started, { act: 'stop_countdown' }]).countdown).toBeNull();
  });
});

it('changes one focus and keeps the others', () => {
  const state = after([
    { act: 'focus', team: 'Night Harbor', player: 'p1' },
    { act: 'focus', player2: 'p2' },
  ]);
  expect(state.focus).toEqual({ team: 'Night Harbor', player: 'p1', player2: 'p2' });
});
