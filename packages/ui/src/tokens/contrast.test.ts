import { THEME_SURFACES } from '@mes/domain/colours/accent';
import { contrast } from '@mes/domain/colours/contrast';
import { SKINS } from '@mes/domain/tournament/name/skin';
import { describe, expect, test } from 'vitest';
import { RAMPS } from '../ramps';
import { readCss } from './read-css';

const themes = await readCss('themes.css');
const skins = await readCss('skins.css');

const AA = 4.5;
const SURFACES = ['page-bg', 's1', 's2', 's3'];
const TEXTS = ['text', 'text-2', 'text-3', 'win', 'loss', 'warn', 'info', 'live'];

describe.each([
  { theme: 'dark', accent: '--skin-text' },
  { theme: 'light', accent: '--skin-text-on-light' },
] as const)('in the $theme theme', ({ theme, accent }) => {
  const tokens = declarations(themes, `[data-mantine-color-scheme="${theme}"]`);
  const colour = (name: string) => hexOf(tokens[`--mes-${name}`]!);

  test('has the surfaces for which the tones of an accent are computed', () => {
    const known: readonly string[] = THEME_SURFACES[theme];
    expect(SURFACES.map(colour).sort()).toEqual([...known].sort());
  });

  test.each(TEXTS)('%s is legible on every surface', (text) => {
    for (const surface of SURFACES) {
      expect(contrast(colour(text), colour(surface)), surface).toBeGreaterThanOrEqual(AA);
    }
  });

  test.each(['win', 'loss', 'warn', 'info'])('%s is legible on its own tint', (state) => {
    expect(contrast(colour(state), colour(`${state}-bg`))).toBeGreaterThanOrEqual(AA);
  });

  test('labels are legible on the live mark and the primary button', () => {
    expect(contrast(colour('on-live'), colour('live-solid'))).toBeGreaterThanOrEqual(AA);
    expect(contrast(colour('on-inverse'), colour('inverse'))).toBeGreaterThanOrEqual(AA);
  });

  test.each(SKINS)(
    'the accents of %s are legible on every surface, and the label on its fill',
    (skin) => {
      const roles = declarations(skins, `[data-tournament="${skin}"]`);
      for (const surface of SURFACES) {
        expect(contrast(hexOf(roles[accent]!), colour(surface)), surface).toBeGreaterThanOrEqual(
          AA,
        );
      }
      const fill = hexOf(roles['--skin-solid']!);
      expect(contrast(hexOf(roles['--skin-on-solid']!), fill)).toBeGreaterThanOrEqual(AA);
    },
  );
});

/** The custom properties of the first rule whose selectors name `selector`. */
function declarations(css: string, selector: string): Record<string, string> {
  const start = css.indexOf('{', css.indexOf(selector));
  const body = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...body.matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(([, name, value]) => [name!, value!]),
  );
}

function hexOf(value: string): string {
  const [, ramp, shade] = /^var\(--mes-([a-z]+)-(\d)\)$/.exec(value) ?? [];
  return ramp ? RAMPS[ramp as keyof typeof RAMPS][Number(shade)]! : value;
}
