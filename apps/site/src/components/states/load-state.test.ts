import { describe, expect, test } from 'vitest';
import { failureText } from './FailedToLoad';
import { isEmptyData, loadState } from './load-state';

const loading = { data: undefined, error: null, isPending: true, isFetching: true };
const failed = {
  data: undefined,
  error: new Error('Forbidden'),
  isPending: false,
  isFetching: false,
};
const options = { late: false, isEmpty: isEmptyData };

describe('a part of the page', () => {
  test.each([
    ['waits for its data', loading, false, 'loading'],
    ['has waited too long', loading, true, 'late'],
    ['has failed', failed, false, 'failed'],
    ['tries again after a failure', { ...failed, isFetching: true }, false, 'loading'],
    [
      'has its data',
      { ...loading, data: [1], isPending: false, isFetching: false },
      false,
      'ready',
    ],
    ['shows late data all the same', { ...loading, data: [1], isPending: false }, true, 'ready'],
    ['keeps its data when reading again fails', { ...failed, data: [1] }, false, 'ready'],
    ['has nothing to show', { ...loading, data: [], isPending: false }, false, 'empty'],
  ])('%s', (_, query, late, kind) => {
    expect(loadState<number[]>(query, { ...options, late }).kind).toBe(kind);
  });
});

test.each([
  [null, true],
  [[], true],
  [{ data: [], total: 0 }, true],
  [[0], false],
  [{ data: [1], total: 1 }, false],
  [{}, false],
  [0, false],
  ['', false],
])('%j is nothing: %s', (data, isEmpty) => {
  expect(isEmptyData(data)).toBe(isEmpty);
});

test.each([
  [undefined, 'Response Timeout'],
  [null, 'Response Timeout'],
  [new DOMException('signal timed out', 'TimeoutError'), 'Response Timeout'],
  [new TypeError('Failed to fetch'), 'Response Timeout'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'Response Timeout'],
  [new TypeError('Load failed'), 'Response Timeout'],
  [new TypeError('x is undefined'), 'x is undefined'],
  [new Error('You have been banned.'), 'You have been banned.'],
  [new Error(''), 'Unknown error'],
])('the failure %s reads %j', (error, text) => {
  expect(failureText(error)).toBe(text);
});
