import { expect, it } from 'vitest';
import { addPendingState, PENDING_STATES, takePendingState } from './pending-states';

const NOON = Date.UTC(2026, 5, 1, 12);
const MINUTE = 60_000;

function createStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

it('a state that this browser added counts once, in any tab', () => {
  const storage = createStorage();
  addPendingState(storage, 'first', NOON);
  addPendingState(storage, 'second', NOON);
  expect(takePendingState(storage, 'first', NOON + MINUTE)).toBe(true);
  expect(takePendingState(storage, 'first', NOON + MINUTE)).toBe(false);
  expect(takePendingState(storage, 'second', NOON + MINUTE)).toBe(true);
  expect(storage.getItem(PENDING_STATES)).toBeNull();
});

it.each(['', 'of somebody else'])('the state %o of another browser does not count', (state) => {
  const storage = createStorage();
  addPendingState(storage, 'own', NOON);
  expect(takePendingState(storage, state, NOON)).toBe(false);
  expect(takePendingState(storage, 'own', NOON)).toBe(true);
});

it('a state counts for ten minutes, and the oldest of six is forgotten', () => {
  const storage = createStorage();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) addPendingState(storage, name, NOON);
  expect(takePendingState(storage, 'a', NOON)).toBe(false);
  expect(takePendingState(storage, 'b', NOON + 10 * MINUTE - 1)).toBe(true);
  expect(takePendingState(storage, 'c', NOON + 10 * MINUTE)).toBe(false);
});

it('a stored value that is no list is replaced', () => {
  const storage = createStorage();
  storage.setItem(PENDING_STATES, '{');
  addPendingState(storage, 'own', NOON);
  expect(takePendingState(storage, 'own', NOON)).toBe(true);
});
