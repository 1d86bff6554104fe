import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderPages } from './render-pages';

const generated = new URL('../../server/src/generated/', import.meta.url);
const pages = new URL('../src/pages/', import.meta.url);
const declarations = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.page.ts'),
);

it('the table of pages is up to date (npm run generate)', async () => {
  const { code, types } = await renderPages();
  expect(readFileSync(new URL('pages.js', generated), 'utf8')).toBe(code);
  expect(readFileSync(new URL('pages.d.ts', generated), 'utf8')).toBe(types);
});

it('the table of pages needs neither React nor styles nor the contract', async () => {
  const { code } = await renderPages();
  const imported = [...code.matchAll(/from "([^"]+)"/g)].map(([, source]) => source!);
  expect(imported.length).toBeGreaterThan(0);
  for (const source of imported)
    expect(source).toMatch(/^@mes\/(domain\/|contract\/(vocabulary|constants)$)/);
});

it.each(declarations)('%s declares a page that exists', (file) => {
  expect(existsSync(new URL(file.replace('.page.ts', '.tsx'), pages))).toBe(true);
});
