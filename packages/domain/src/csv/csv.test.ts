import { expect, it } from 'vitest';
import { writeCsv } from './csv';

it('ends every row with CRLF', () => {
  expect(
    writeCsv([
      ['Team', 'Seed'],
      ['Nova', 1],
      ['Apex', null],
    ]),
  ).toBe('Team,Seed\r\nNova,1\r\nApex,\r\n');
});

it.each([
  ['a comma', 'a,b', '"a,b"'],
  ['quotes', 'the "best"', '"the ""best"""'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['a formula', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['a formula with plus', '+1+1', "'+1+1"],
  ['a formula with minus', '-1', "'-1"],
  ['a formula with at', '@SUM(A1)', "'@SUM(A1)"],
  ['a formula behind a tab', '\t=1', "'\t=1"],
  ['plain text', 'a=b', 'a=b'],
])('writes a cell with %s', (_what, cell, written) => {
  expect(writeCsv([[cell]])).toBe(`${written}\r\n`);
});

it('does not escape negative numbers', () => {
  expect(writeCsv([[-3]])).toBe('-3\r\n');
});
