import { expect, it } from 'vitest';
import { ACTION_KEYS, parseKey, ROUND_KEYS, SWAP_KEY, WEAPON_KEYS } from './keys';

const typed = (key: string, code = `Key${key.toUpperCase()}`, shiftKey = false) =>
  parseKey({ key, code, shiftKey });

it.each([
  ['1', 'Digit1', 'A', 0],
  ['5', 'Numpad5', 'A', 4],
  ['6', 'Digit6', 'B', 0],
  ['0', 'Digit0', 'B', 4],
  // On layouts where digits need Shift, the physical key counts.
  ['à', 'Digit0', 'B', 4],
])('%s at %s is a player of %s', (key, code, slot, index) => {
  expect(typed(key, code)).toEqual({ kind: 'player', slot, index });
});

it.each([
  ['z', false, { kind: 'command', command: 'undo' }],
  ['M', true, { kind: 'command', command: 'close' }],
  ['m', false, { kind: 'press', press: { kind: 'weapon', weapon: 'smg' } }],
  ['?', true, { kind: 'command', command: 'help' }],
  ['Q', true, null],
  ['y', false, null],
])('%s (with Shift: %s)', (key, shiftKey, meaning) => {
  expect(typed(key, `Key${key}`, shiftKey)).toEqual(meaning);
});

it('gives every action a key of its own', () => {
  const keys = [...ACTION_KEYS, ...WEAPON_KEYS, ...Object.values(ROUND_KEYS), SWAP_KEY].map(
    ({ key }) => key,
  );
  expect(new Set([...keys, 'Z']).size).toBe(keys.length + 1);
});
