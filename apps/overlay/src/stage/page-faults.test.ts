import { beforeEach, expect, it } from 'vitest';
import { pageFaults, reportFault } from './page-faults';

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
