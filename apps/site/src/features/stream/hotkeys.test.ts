import type { StreamControl } from '@mes/contract/stream-control';
import { describe, expect, it } from 'vitest';
import { actOfKey, type Deck, type Press } from './hotkeys';

const control: StreamControl = {
  countdown: null,
  message: null,
  lowerThird: null,
  infoCard: null,
  interview: [],
  focus: { team: null, player: null, player2: null },
  program: null,
  preview: null,
  rehearsal: false,
  revision: 1,
  updatedAt: 0,
};
const deck: Deck = { control, group: 'embers-s3', scenes: ['bracket', 'versus'] };
const press = (key: string, change: Partial<Press> = {}): Press => ({
  key,
  target: 'page',
  modified: false,
  ...change,
});

describe('a key', () => {
  it.each([
    { pressed: press(' '), act: { act: 'take' } },
    { pressed: press('Enter'), act: { act: 'take' } },
    {
      pressed: press('2'),
      act: {
        act: 'preview',
        scene: { group: 'embers-s3', scene: 'versus', tournament: null, round: null },
      },
    },
    { pressed: press('3'), act: null },
    { pressed: press('L'), act: { act: 'hide_lower_third' } },
    { pressed: press('i', { target: 'control' }), act: { act: 'hide_info_card' } },
    { pressed: press('c'), act: null },
    { pressed: press(' ', { target: 'control' }), act: null },
    { pressed: press('1', { target: 'text' }), act: null },
    { pressed: press('l', { modified: true }), act: null },
  ])('$pressed.key on a $pressed.target does $act.act', ({ pressed, act }) => {
    expect(actOfKey(pressed, deck)).toEqual(act);
  });

  it('holds a countdown that runs and resumes one that is held', () => {
    const running = { label: '', endsAt: 1_000, heldMs: null };
    const pressC = (countdown: StreamControl['countdown']) =>
      actOfKey(press('c'), { ...deck, control: { ...control, countdown } });
    expect(pressC(running)).toEqual({ act: 'hold_countdown' });
    expect(pressC({ ...running, heldMs: 5 })).toEqual({ act: 'resume_countdown' });
  });
});
