import { expect, it } from 'vitest';
import { describeChange } from './describe-change';

it.each([
  ['nothing', null, null, ''],
  ['something new', null, { state: 'finished', scoreA: 2 }, 'state: finished, scoreA: 2'],
  ['something gone', { id: 'x', reason: '' }, null, 'id: x, reason: '],
  [
    'only what differs',
    { state: 'open', title: 'A', tags: ['one'] },
    { state: 'closed', title: 'A', tags: ['one', 'two'], reason: null },
    'state: open → closed, tags: one → one; two, reason: –',
  ],
  ['a value instead of a record', 5, [1, { a: 2 }], '5 → 1; a: 2'],
])('describes %s', (_what, before, after, text) => {
  expect(describeChange(before, after)).toBe(text);
});

it('cuts what is long', () => {
  expect(describeChange(null, 'x'.repeat(500))).toBe(`${'x'.repeat(160)}…`);
});
