import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceIdle } from './once-idle';

const idle: (() => void)[] = [];
const frames: (() => void)[] = [];
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
});
afterEach(() => vi.unstubAllGlobals());

it('does one piece of work each time the browser is idle, in order, without what was taken back', () => {
  const done: string[] = [];
  onceIdle(() => done.push('first'));
  const second = onceIdle(() => done.push('second'));
  onceIdle(() => done.push('third'));
  second.cancel();
  expect(done).toEqual([]);
  idle.shift()!();
  expect(done).toEqual(['first']);
  idle.shift()!();
  expect(done).toEqual(['first', 'third']);
  expect(idle).toEqual([]);
});

it('does one piece a frame of what hurries, once', () => {
  const done: string[] = [];
  const [first, second, third] = ['first', 'second', 'third'].map((name) =>
    onceIdle(() => done.push(name)),
  );
  third!.hurry();
  second!.hurry();
  first!.hurry();
  first!.cancel();
  frames.shift()!();
  expect(done).toEqual(['third']);
  frames.shift()!();
  expect(done).toEqual(['third', 'second']);
  while (idle.length > 0) idle.shift()!();
  while (frames.length > 0) frames.shift()!();
  expect(done).toEqual(['third', 'second']);
});
