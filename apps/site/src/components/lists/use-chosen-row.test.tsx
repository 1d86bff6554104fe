import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useChosenRow } from './use-chosen-row';

const ROWS = ['first', 'second', 'third'].map((id) => ({ id }));

function open(rows: readonly { id: string }[]) {
  const hook = renderHook(({ shown }) => useChosenRow(shown), { initialProps: { shown: rows } });
  return {
    chosen: () => hook.result.current.chosen?.id,
    press: (key: 'next' | 'previous') => act(() => hook.result.current[key]()),
    show: (shown: readonly { id: string }[]) => hook.rerender({ shown }),
  };
}

test('the first row is chosen, and the keys stop at both ends', () => {
  const queue = open(ROWS);
  expect(queue.chosen()).toBe('first');
  queue.press('previous');
  expect(queue.chosen()).toBe('first');
  for (let press = 0; press < 3; press++) queue.press('next');
  expect(queue.chosen()).toBe('third');
  queue.press('previous');
  expect(queue.chosen()).toBe('second');
});

test('the chosen row stays chosen when others come, and the first follows when it goes', () => {
  const queue = open(ROWS);
  queue.press('next');
  queue.show([{ id: 'new' }, ...ROWS]);
  expect(queue.chosen()).toBe('second');
  queue.show(ROWS.filter(({ id }) => id !== 'second'));
  expect(queue.chosen()).toBe('first');
});

test('nothing is chosen in an empty queue', () => {
  const queue = open([]);
  queue.press('next');
  expect(queue.chosen()).toBeUndefined();
});
