import { expect, it } from 'vitest';
import { filterInput } from './filter-input';

it.each([
  ['', {}],
  ['time=90&map=Plaza', { days: 90, map: 'Plaza' }],
  [
    'against=Night%20Harbor&tournament=EmbersS4EU',
    { against: 'Night Harbor', tournament: 'EmbersS4EU' },
  ],
  ['time=7&map=Moon&tournament=%2F%2F&against=%20', {}],
  [`against=${'x'.repeat(101)}`, {}],
])('the address ?%s filters by %j', (address, input) => {
  const found = filterInput(new URLSearchParams(address));
  expect(
    Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
  ).toEqual(input);
});
