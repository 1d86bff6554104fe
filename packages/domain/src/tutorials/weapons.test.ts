import { expect, it } from 'vitest';
import { DEFAULT_WEAPONS, knownFigures, MAX_WEAPONS, type Weapon, weaponsProblem } from './weapons';

const ak: Weapon = {
  ...{ name: 'AK-47', kind: 'rifle', damage: 30, fireRate: null },
  ...{ magazine: 30, reload: null, price: 0 },
};

it('shows only figures that somebody has entered', () => {
  expect(knownFigures([])).toEqual([]);
  expect(knownFigures(DEFAULT_WEAPONS)).toEqual([]);
  expect(knownFigures([...DEFAULT_WEAPONS, ak])).toEqual(['damage', 'magazine', 'price']);
});

it.each([
  [[ak], null],
  [[], null],
  [[ak, { name: ' ak-47 ' }], 'ak-47 is there twice.'],
  [[{ name: ' ' }], 'Every weapon needs a name.'],
])('has the problem of %j: %s', (weapons, problem) => {
  expect(weaponsProblem(weapons)).toBe(problem);
});

it('begins with a list that can be saved', () => {
  expect(weaponsProblem(DEFAULT_WEAPONS)).toBeNull();
  expect(DEFAULT_WEAPONS.length).toBeLessThan(MAX_WEAPONS);
});
