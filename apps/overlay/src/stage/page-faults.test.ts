import { beforeEach, expect, it } from 'vitest';
import { pageFaults, reportFault, showsFaults } from './page-faults';

beforeEach(() => pageFaults.set([]));

it.each([
  { label: 'a notice of the browser', error: null, shown: [] },
  { label: 'an error of an extension', error: undefined, shown: [] },
  {
    label: 'a ResizeObserver',
    error: new Error('ResizeObserver loop completed with undelivered notifications.'),
    shown: [],
  },
  { label: 'a cancelled request', error: new DOMException('', 'AbortError'), shown: [] },
  { label: 'a bug', error: new TypeError('x is undefined'), shown: ['x is undefined'] },
  { label: 'a rejected text', error: 'no picture', shown: ['no picture'] },
])('$label shows $shown', ({ error, shown }) => {
  reportFault(error);
  expect(pageFaults.get()).toEqual(shown);
});

it('a fault that is over is shown no more, others are', () => {
  const withdraw = reportFault(new Error('no teams'));
  reportFault(new Error('no maps'));
  withdraw();
  expect(pageFaults.get()).toEqual(['no maps']);
});

it.each([
  { label: 'the own machine', hostname: 'localhost', isMonitor: false, isShown: true },
  { label: 'a monitor of the room', hostname: 'mes.gg', isMonitor: true, isShown: true },
  { label: 'a source in OBS', hostname: 'mes.gg', isMonitor: false, isShown: false },
])('$label: faults are shown is $isShown', ({ isShown, ...page }) => {
  expect(showsFaults(page)).toBe(isShown);
});
