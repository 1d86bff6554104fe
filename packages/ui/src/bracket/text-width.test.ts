import { expect, it } from 'vitest';
import { maxTextWidth } from './text-width';

it.each([
  { text: '', ems: 0 },
  { text: 'ill', ems: 1.5 },
  { text: 'Wow', ems: 1.15 + 0.75 + 1.15 },
  { text: 'A 1', ems: 0.9 + 0.5 + 0.75 },
  { text: '꧁☆', ems: 2.8 },
  // One character of two code units.
  { text: '🦊', ems: 1.4 },
])('$text is at most $ems wide', ({ text, ems }) => {
  expect(maxTextWidth(text)).toBeCloseTo(ems);
});

it('usual names fit a row of the site', () => {
  const room = 143 / 14.5;
  for (const name of ['Night Harbor', 'Squadron 256', 'Fable', 'Los Gatos'])
    expect(maxTextWidth(name)).toBeLessThan(room);
  expect(maxTextWidth('The Most Magnificent Wombats')).toBeGreaterThan(room);
});
