import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentStyle, accentTones, broadcastAccent, THEME_SURFACES } from './accent';
import { contrast, isHexColour, mix } from './contrast';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe.each(['dark', 'light'] as const)('an accent in the %s theme', (theme) => {
  it('is legible as text and as a label on its fill, whatever the colour', () => {
    fc.assert(
      fc.property(colour, (accent) => {
        const { text, solid, onSolid } = accentTones(accent, theme);
        for (const surface of THEME_SURFACES[theme]) {
          expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(solid, surface)).toBeGreaterThanOrEqual(1.6);
        }
        expect(contrast(onSolid, solid)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

it('has a contrast of 7 on the black of a broadcast, whatever the colour', () => {
  fc.assert(
    fc.property(colour, (accent) => {
      expect(contrast(broadcastAccent(accent), '#0b0e0d')).toBeGreaterThanOrEqual(7);
    }),
  );
  expect(broadcastAccent('#e3b83a')).toBe('#e3b83a');
  expect(broadcastAccent('no colour')).toBe('#ffffff');
});

it('keeps a colour that is legible as it is', () => {
  expect(accentTones('#fe813b', 'dark')).toMatchObject({ text: '#fe813b', solid: '#fe813b' });
  expect(accentTones('#a13701', 'light')).toMatchObject({ text: '#a13701', solid: '#a13701' });
});

it('darkens yellow on light surfaces and lightens navy on dark ones', () => {
  expect(accentTones('#ffe600', 'light').text).not.toBe('#ffe600');
  expect(accentTones('#0b1f66', 'dark').text).not.toBe('#0b1f66');
});

it.each([
  'red',
  '#fff',
  '#12345g',
  '#123456;}body{display:none',
  'url(https://x)',
  '</style><script>',
])('makes no style of %j, which is no colour', (value) => {
  expect(isHexColour(value)).toBe(false);
  expect(accentStyle(value)).toBe('');
});

it('states the tones of both themes in the style', () => {
  const style = accentStyle('#2f7bff');
  expect(style).toContain(`--t-text:${accentTones('#2f7bff', 'dark').text}`);
  expect(style).toContain(
    `[data-mantine-color-scheme="light"]{--t-text:${accentTones('#2f7bff', 'light').text}`,
  );
  expect(accentStyle(null)).toBe('');
});

it('mixes colours', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
});
