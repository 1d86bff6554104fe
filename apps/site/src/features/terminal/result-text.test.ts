import { expect, it } from 'vitest';
import { cellText, isNumeric, resultCsv, sortValue, timeHint, toRows } from './result-text';

const rows = [
  { name: 'Foxes, Inc', elo: 1_200, players: ['a', 'b'] },
  { name: '=1+1', elo: null },
];

it('writes a table as CSV that no spreadsheet runs', () => {
  expect(resultCsv(['name', 'elo', 'players'], rows)).toBe(
    'name,elo,players\r\n"Foxes, Inc",1200,"[""a"",""b""]"\r\n\'=1+1,,\r\n',
  );
});

it('aligns and sorts what is a number', () => {
  expect([isNumeric(rows, 'elo'), isNumeric(rows, 'name'), isNumeric(rows, 'none')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([sortValue(5), sortValue(null), sortValue(['a'])]).toEqual([5, null, '["a"]']);
});

it('shows values of every kind', () => {
  expect([cellText(null), cellText(false), cellText({ a: 1 }), cellText(undefined)]).toEqual([
    '',
    'false',
    '{"a":1}',
    '',
  ]);
  expect(toRows([{ a: 1 }, 2, null])).toEqual([{ a: 1 }]);
  expect(toRows('text')).toEqual([]);
});

it('knows times by their names', () => {
  expect(timeHint('createdAt', 1_700_000_000_000)).toBe('2023-11-14T22:13:20.000Z');
  expect(timeHint('at', 5)).toBeUndefined();
  expect(timeHint('elo', 1_700_000_000_000)).toBeUndefined();
});
