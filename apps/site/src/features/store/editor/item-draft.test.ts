import { expect, it } from 'vitest';
import { contentOf, draftOf, draftProblems, type ItemDraft } from './item-draft';

const VALID: ItemDraft = { ...draftOf(null), title: 'Sticker', price: 50 };

it.each<[string, Partial<ItemDraft>, keyof ItemDraft | null]>([
  ['a title and a price', {}, null],
  ['no title', { title: ' ' }, 'title'],
  ['no price', { price: null }, 'price'],
  ['nothing as a price', { price: 0 }, 'price'],
  ['half a point', { price: 0.5 }, 'price'],
  ['no pieces', { stock: 0 }, null],
  ['half a piece', { stock: 1.5 }, 'stock'],
  ['a limit of nothing', { perPerson: 0 }, 'perPerson'],
  ['an end without a start', { availableUntil: 5 }, null],
  ['an end before the start', { availableFrom: 5, availableUntil: 5 }, 'availableUntil'],
])('%s', (_name, change, field) => {
  const problems = Object.entries(draftProblems({ ...VALID, ...change }));
  const found = problems.flatMap(([name, problem]) => (problem ? [name] : []));
  expect(found).toEqual(field === null ? [] : [field]);
});

it('sends what the form says, with the uploaded picture', () => {
  expect(contentOf(VALID, 'a.webp')).toEqual({
    title: 'Sticker',
    description: '',
    price: 50,
    stock: null,
    perPerson: null,
    availableFrom: null,
    availableUntil: null,
    picture: 'a.webp',
  });
});
