import { expect, it } from 'vitest';
import { halves } from './halves';

it.each([
  { text: 'Maximilian von H.', lines: ['Maximilian', 'von H.'] },
  { text: 'Worlds 2022 Qualifiers', lines: ['Worlds 2022', 'Qualifiers'] },
  { text: 'xX_DarkSlayer_Xx', lines: ['xX_DarkS', 'layer_Xx'] },
  { text: 'Dark_Slayer', lines: ['Dark_', 'Slayer'] },
  { text: 'WWWWWWWWW', lines: ['WWWWW', 'WWWW'] },
  { text: 'ends with a dot.', lines: ['ends with', 'a dot.'] },
])('$text is broken where it reads best', ({ text, lines }) => {
  expect(halves(text)).toEqual(lines);
});
