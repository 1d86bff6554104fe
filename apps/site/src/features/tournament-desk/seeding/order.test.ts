import { expect, it } from 'vitest';
import { fitOrder } from './order';

it('removes unknown teams from an order and appends missing ones', () => {
  expect(fitOrder(['c', 'x', 'a'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
});
