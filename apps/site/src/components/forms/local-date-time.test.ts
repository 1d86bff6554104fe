import { describe, expect, test } from 'vitest';
import { fromLocal, fromText, toLocal, toText } from './local-date-time';
import { parseNumber } from './parse-number';

describe('a moment in a datetime-local box', () => {
  test.each(['2024-09-22T20:30', '2024-02-29T00:00', '1999-12-31T23:59', '2025-01-01T00:00'])(
    '%s reads back as itself',
    (text) => {
      expect(toLocal(fromLocal(text)!)).toBe(text);
    },
  );

  test('is a moment of the visitor’s zone', () => {
    expect(fromLocal('2024-09-22T20:30')).toBe(new Date(2024, 8, 22, 20, 30).getTime());
  });

  test.each(['', '2024-09-22', '2024-02-30T10:00', '2024-13-01T10:00', 'tomorrow'])(
    '%j is no moment',
    (text) => {
      expect(fromLocal(text)).toBeNull();
    },
  );

  test('an impossible moment leaves the box empty', () => {
    expect(toLocal(Number.NaN)).toBe('');
  });
});

describe('a moment typed by hand', () => {
  test.each([
    ['2024-09-22 20:30', '2024-09-22 20:30'],
    ['  2024-9-2 8:05 ', '2024-09-02 08:05'],
    ['2024/09/22, 20.30', '2024-09-22 20:30'],
    ['2024-09-22T20:30', '2024-09-22 20:30'],
    ['2024-09-22', '2024-09-22 00:00'],
  ])('%j is %s', (typed, text) => {
    expect(toText(fromText(typed))).toBe(text);
  });

  test.each([
    '',
    '22.9.2024 20:30',
    '2024-02-30 10:00',
    '2024-09-22 24:00',
    '2024-09-22 20:60',
    '2024',
  ])('%j is none', (typed) => {
    expect(fromText(typed)).toBeNull();
  });

  test('no moment is no text', () => {
    expect(toText(null)).toBe('');
  });
});

describe('a number box', () => {
  test.each([
    ['12', 12],
    [' 7 ', 7],
    ['-3.5', -3.5],
    ['0', 0],
    ['', null],
    ['-', null],
    ['1e999', null],
    ['abc', null],
  ])('%j holds %s', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });
});
