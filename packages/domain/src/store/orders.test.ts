import { describe, expect, it } from 'vitest';
import { type Buyer, type OfferedItem, type OrderProblem, orderProblem } from './orders';

const NOW = 1_000;
const ITEM: OfferedItem = {
  price: 100,
  left: 3,
  perPerson: 2,
  availableFrom: null,
  availableUntil: null,
  archived: false,
};
const BUYER: Buyer = { balance: 100, ordered: 0 };

describe('ordering an item', () => {
  it.each<[string, Partial<OfferedItem>, Partial<Buyer>, OrderProblem | null]>([
    ['enough points', {}, {}, null],
    ['one point too few', {}, { balance: 99 }, 'too_few_points'],
    ['the last piece', { left: 1 }, {}, null],
    ['no piece left', { left: 0 }, {}, 'sold_out'],
    ['any number of pieces', { left: null }, {}, null],
    ['the second of two', {}, { ordered: 1 }, null],
    ['the third of two', {}, { ordered: 2 }, 'limit_reached'],
    ['no limit for a person', { perPerson: null }, { ordered: 50 }, null],
    ['at its start', { availableFrom: NOW }, {}, null],
    ['before its start', { availableFrom: NOW + 1 }, {}, 'not_yet'],
    ['just before its end', { availableUntil: NOW + 1 }, {}, null],
    ['at its end', { availableUntil: NOW }, {}, 'no_longer'],
    ['archived', { archived: true }, {}, 'archived'],
    ['sold out for a poor buyer', { left: 0 }, { balance: 0 }, 'sold_out'],
    ['in debt', {}, { balance: -20 }, 'too_few_points'],
  ])('%s', (_name, item, buyer, problem) => {
    expect(orderProblem({ ...ITEM, ...item }, { ...BUYER, ...buyer }, NOW)).toBe(problem);
  });
});
