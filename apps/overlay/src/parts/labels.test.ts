import { expect, it } from 'vitest';
import { framesFor } from '../packages/defaults/camera-frames';
import { leftOf } from '../tournament/starting';
import {
  clockOf,
  counted,
  dayOf,
  figuresOf,
  narrowDayOf,
  roundAndFormat,
  shortDayOf,
  signed,
} from './labels';

it.each([
  { ms: 0, shown: '0:00' },
  { ms: -5_000, shown: '0:00' },
  { ms: 1, shown: '0:01' },
  { ms: 61_000, shown: '1:01' },
  { ms: 3_599_000, shown: '59:59' },
  { ms: 3_600_000, shown: '1:00:00' },
])('$ms ms are $shown on the clock', ({ ms, shown }) => {
  expect(clockOf(ms)).toBe(shown);
});

it('a countdown that is held stands still', () => {
  const running = { label: '', endsAt: 10_000, heldMs: null };
  expect(leftOf(running, 4_000)).toBe(6_000);
  expect(leftOf(running, 12_000)).toBe(0);
  expect(leftOf({ ...running, heldMs: 3_000 }, 12_000)).toBe(3_000);
});

it('days are named as people name them', () => {
  const now = new Date(2024, 8, 20, 23, 30).getTime();
  expect(dayOf(new Date(2024, 8, 20, 1).getTime(), now)).toBe('Today');
  expect(dayOf(new Date(2024, 8, 21, 0, 15).getTime(), now)).toBe('Tomorrow');
  expect(dayOf(new Date(2024, 8, 22, 19).getTime(), now)).toBe('Sunday,\u00a022\u00a0September');
  expect(dayOf(new Date(2023, 8, 22, 19).getTime(), now)).toBe(
    'Friday,\u00a022\u00a0September\u00a02023',
  );
});

it.each([
  { date: 20, shown: '' },
  { date: 21, shown: 'Sat' },
  { date: 26, shown: 'Thu' },
  { date: 27, shown: '27\u00a0Sept' },
  { date: 19, shown: '19\u00a0Sept' },
])('on the 20th a match on the $date. is marked "$shown"', ({ date, shown }) => {
  const now = new Date(2024, 8, 20, 23, 30).getTime();
  expect(shortDayOf(new Date(2024, 8, date, 17).getTime(), now)).toBe(shown);
});

it.each([
  { date: 20, shown: 'Today' },
  { date: 21, shown: 'Tomorrow' },
  { date: 28, shown: 'Sat\u00a028\u00a0Sept' },
])('on the 20th a narrow column says "$shown" of the $date.', ({ date, shown }) => {
  const now = new Date(2024, 8, 20, 23, 30).getTime();
  expect(narrowDayOf(new Date(2024, 8, date, 17).getTime(), now)).toBe(shown);
});

it('figures carry their sign and their unit', () => {
  expect([signed(5), signed(0), signed(-5)]).toEqual(['+5', '+0', '−5']);
  expect([counted(1, 'win'), counted(1_284, 'voter')]).toEqual(['1 win', '1,284 voters']);
});

it('says of round and format what is known', () => {
  expect(roundAndFormat('Upper final', 3)).toBe('Upper final, best of 3');
  expect(roundAndFormat('', 3)).toBe('Best of 3');
  expect(roundAndFormat('', null)).toBe('');
});

it.each([0, 1, 2, 3, 4])('cameras of %i speakers are 16 by 9 and on the screen', (speakers) => {
  const frames = framesFor(speakers);
  expect(frames).toHaveLength(Math.max(1, speakers));
  for (const { x, y, width, height } of frames) {
    expect(width / height).toBeCloseTo(16 / 9, 1);
    expect(x).toBeGreaterThanOrEqual(96);
    expect(x + width).toBeLessThanOrEqual(1825);
    expect(y + height).toBeLessThanOrEqual(790);
  }
});

it.each([
  { state: 'scheduled' as const, winner: null, shown: null },
  { state: 'live' as const, winner: null, shown: ['1', '0'] },
  { state: 'finished' as const, winner: 'A' as const, shown: ['1', '0'] },
  { state: 'forfeited' as const, winner: 'B' as const, shown: ['FF', 'W'] },
  { state: 'forfeited' as const, winner: null, shown: ['FF', 'FF'] },
])('a match that is $state with winner $winner reads $shown', ({ shown, ...match }) => {
  expect(figuresOf({ ...match, scoreA: 1, scoreB: 0 })).toEqual(shown);
});

it('nothing stands beside the teams of a match at 0 : 0', () => {
  const match = { state: 'live', winner: null, scoreA: 0, scoreB: 0 } as const;
  expect(figuresOf(match)).toBeNull();
});
