import { describe, expect, it } from 'vitest';
import { actionOf, conflictsOf, isAssignable, keyNameOf, withKey } from './key-map';

const press = (key: string, shiftKey = false) => keyNameOf({ key, shiftKey });
const idOf = (key: string, bench = 'cue', assigned = {}) =>
  actionOf(key, { assigned, bench })?.id ?? null;

describe('the name of a press', () => {
  it.each([
    [' ', false, 'Space'],
    [' ', true, 'Shift+Space'],
    ['a', false, 'A'],
    ['A', true, 'Shift+A'],
    ['?', true, '?'],
    ['+', true, '+'],
    ['1', true, '1'],
    ['ArrowDown', false, 'ArrowDown'],
    ['я', false, 'Я'],
  ])('of %o with shift %o is %s', (key, shift, name) => {
    expect(press(key, shift)).toBe(name);
  });
});

describe('a key', () => {
  it('of Game or Veto works only while that bench is open', () => {
    expect(idOf('A')).toBeNull();
    expect(idOf('A', 'game')).toBe('plusLeft');
    expect(idOf('S', 'game')).toBe('swapSides');
    expect(idOf('S', 'veto')).toBe('otherTeam');
    expect(idOf('Space', 'veto')).toBe('take');
  });

  it('that is assigned replaces the default', () => {
    const assigned = withKey({}, 'take', 'F9');
    expect(idOf('F9', 'cue', assigned)).toBe('take');
    expect(idOf('Space', 'cue', assigned)).toBeNull();
    expect(withKey(assigned, 'take', 'Space')).toEqual({});
  });

  it('of two actions in one place is a conflict, in two benches it is none', () => {
    expect(conflictsOf({})).toEqual(new Set());
    expect(conflictsOf(withKey({}, 'undo', 'X'))).toEqual(new Set(['undo', 'clearOverlays']));
    expect(conflictsOf(withKey({}, 'take', 'A'))).toEqual(new Set(['take', 'plusLeft']));
  });

  it('that moves the focus cannot be assigned', () => {
    expect(['Tab', 'Enter', 'Escape', 'Shift+Shift'].filter(isAssignable)).toEqual([]);
    expect(['F9', 'Space', 'Shift+K'].every(isAssignable)).toBe(true);
  });
});
