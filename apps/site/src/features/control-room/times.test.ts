import { describe, expect, it } from 'vitest';
import { duration, parseLength, parseTime } from './times';

it.each([
  [0, '0:00'],
  [92_400, '1:32'],
  [3_707_000, '1:01:47'],
  [-5, '0:00'],
])('%d ms are written as %s', (ms, text) => expect(duration(ms)).toBe(text));

it.each([
  ['1:30', 90],
  ['4', 240],
  ['1:00:00', 3_600],
  ['', null],
  ['soon', null],
  ['99:00:00', null],
])('the length %o is %o seconds', (text, seconds) => expect(parseLength(text)).toBe(seconds));

describe('a time of day', () => {
  const near = new Date(2026, 10, 17, 23, 30).getTime();
  it('is the nearest one, also after midnight', () => {
    expect(parseTime('00:15', near)).toBe(new Date(2026, 10, 18, 0, 15).getTime());
    expect(parseTime('23:00', near)).toBe(new Date(2026, 10, 17, 23, 0).getTime());
    expect(parseTime('25:00', near)).toBeNull();
  });
});
