import { expect, it } from 'vitest';
import { teamSizeOf } from './size';

it.each([
  [7, 7],
  [5, 5],
  [50, 50],
  [4, 10],
  [51, 10],
  [7.5, 10],
  ['7', 10],
  [null, 10],
  [undefined, 10],
])('a setting of %j allows %i players', (setting, size) => {
  expect(teamSizeOf(setting)).toBe(size);
});
