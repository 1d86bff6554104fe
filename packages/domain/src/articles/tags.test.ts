import { expect, it } from 'vitest';
import { normalizeTags } from './tags';

it.each([
  [['Embers', 'embers ', 'EMBERS'], ['embers']],
  [
    ['Patch  Notes', '#Interview', '   ', '!!'],
    ['patch notes', 'interview'],
  ],
  [['Größe'], ['größe']],
  [
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    ['a', 'b', 'c', 'd', 'e', 'f'],
  ],
  [[`${'x'.repeat(23)} y`], ['x'.repeat(23)]],
])('%j are stored as %j', (tags, stored) => {
  expect(normalizeTags(tags)).toEqual(stored);
});
