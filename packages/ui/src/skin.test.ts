import { SKINS } from '@mes/domain/tournament/name/skin';
import { expect, test } from 'vitest';
import { readCss } from './tokens/read-css';

const css = await readCss('skins.css');

test.each(SKINS)('the skin %s exists in the tokens', (skin) => {
  expect(css).toContain(`[data-tournament="${skin}"]`);
});
