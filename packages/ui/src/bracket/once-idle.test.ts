import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceIdle } from './once-idle';

const idle: (() => void)[] = [];
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
});
afterEach(() => vi.unstubAllGlobals());

it('does one piece of work each time the browser is idle, in order, without what was taken back', () => {
  const done: string[] = [];
  onceIdle(() => done.push('first'));
  const takeBack = onceIdle(() => done.push('second'));
  onceIdle(() => done.push('third'));
  takeBack();
  expect(done).toEqual([]);
  idle.shift()!();
  expect(done).toEqual(['first']);
  idle.shift()!();
  expect(done).toEqual(['first', 'third']);
  expect(idle).toEqual([]);
});
