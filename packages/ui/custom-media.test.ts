import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { customMedia, readCustomMedia } from './custom-media';
import * as breakpoints from './src/tokens/breakpoints';

const root = join(import.meta.dirname, '../..');
const css = readFileSync(join(root, 'packages/ui/src/tokens/breakpoints.css'), 'utf8');
const stylesheets = ['apps/site/src', 'apps/overlay/src', 'packages/ui/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('breakpoints.css'))
    .map((file) => join(folder, file)),
);
const mediaRules = stylesheets.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/@media\s+([^{]+?)\s*\{/g)].map(
    ([, params = '']) => ({ file, params }),
  ),
);

const replaced = (params: string) => {
  const rule = { params, error: (message: string) => new Error(message) };
  customMedia().AtRule.media(rule);
  return rule.params;
};

describe('breakpoints', () => {
  it('are the same for styles and for code', () => {
    const queries = readCustomMedia(css);
    for (const [constant, query] of Object.entries(breakpoints)) {
      const name = constant.toLowerCase().replaceAll('_', '-');
      expect(queries.get(`(--${name})`)).toBe(query);
    }
  });

  it('are named by every stylesheet, which spells out no width of the window', () => {
    expect(mediaRules.length).toBeGreaterThan(100);
    expect(mediaRules.filter(({ params }) => /width/.test(params))).toEqual([]);
  });

  it('are all used', () => {
    const used = new Set(mediaRules.flatMap(({ params }) => params.match(/\(--[\w-]+\)/g) ?? []));
    expect([...readCustomMedia(css).keys()].filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('the build', () => {
  it.each([
    ['(--phone)', '(max-width: 819.9px)'],
    ['(--above-phone) and (--tablet)', '(min-width: 820px) and (max-width: 1100px)'],
    ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: reduce)'],
  ])('makes %s %s', (params, expected) => {
    expect(replaced(params)).toBe(expected);
  });

  it('fails on a name that does not exist', () => {
    expect(() => replaced('(--watch)')).toThrow('There is no breakpoint (--watch).');
  });
});
