import { expect, it } from 'vitest';
import { readRange } from './range';

it.each([
  { header: undefined, range: undefined },
  { header: 'bytes=0-3', range: { start: 0, end: 3 } },
  { header: 'bytes=4-', range: { start: 4, end: 9 } },
  { header: 'bytes=4-99', range: { start: 4, end: 9 } },
  { header: 'bytes=-3', range: { start: 7, end: 9 } },
  { header: 'bytes=-99', range: { start: 0, end: 9 } },
  { header: 'bytes=10-', range: 'unsatisfiable' },
  { header: 'bytes=-0', range: 'unsatisfiable' },
  { header: 'bytes=5-2', range: undefined },
  { header: 'bytes=0-1,4-5', range: undefined },
  { header: 'lines=0-1', range: undefined },
  { header: 'bytes=-', range: undefined },
])('$header of ten bytes', ({ header, range }) => {
  expect(readRange(header, 10)).toEqual(range);
});
