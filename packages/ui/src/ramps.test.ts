import { expect, test } from 'vitest';
import { RAMPS } from './ramps';
import { readCss } from './tokens/read-css';

const css = await readCss('ramps.css');

test('the ramps in code and in CSS are the same', () => {
  const inCss: Record<string, string[]> = {};
  for (const [, ramp, shade, hex] of css.matchAll(/--mes-([a-z]+)-(\d): (#[0-9a-f]{6});/g)) {
    inCss[ramp!] ??= [];
    inCss[ramp!]![Number(shade)] = hex!;
  }
  expect(inCss).toEqual(RAMPS);
});
