import { expect, it } from 'vitest';
import { formatChange, formatDuration, formatShare } from './format';
import { routeLabel } from './labels';

it.each([
  [null, '–'],
  [0, '0 s'],
  [42_400, '42 s'],
  [204_000, '3.4 min'],
  [3_000_000, '50 min'],
  [5_400_000, '1.5 h'],
  [3_600_000_000, '1,000 h'],
])('%s milliseconds are %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

it.each([
  [112, 100, '+12%'],
  [50, 100, '−50%'],
  [100, 100, '±0%'],
  [5, 0, null],
  [0, 10, '−100%'],
])('%i after %i is %s', (value, before, text) => {
  expect(formatChange(value, before)).toBe(text);
});

it.each([
  [1, 3, '33%'],
  [1, 40, '2.5%'],
  [0, 0, '–'],
])('%i of %i is %s', (part, whole, text) => {
  expect(formatShare(part, whole)).toBe(text);
});

it.each([
  ['/', 'Home'],
  ['', 'Pages that do not exist'],
  ['/players/:value', '/players/…'],
])('the route %s is %s', (route, label) => {
  expect(routeLabel(route)).toBe(label);
});
