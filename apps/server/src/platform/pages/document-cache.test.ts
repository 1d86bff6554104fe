import { expect, it, vi } from 'vitest';
import { createDocumentCache } from './document-cache';
import { NO_DATA } from './initial-data';
import type { PageRenderer } from './renderer';
import type { SiteSettings } from './site-settings';

const SITE = {} as SiteSettings;
const toDocument = ({ html }: { html: string | null }) => ({ html: Buffer.from(html ?? 'empty') });

function setUp(render: (url: string) => string | null) {
  const renderer = {
    render: vi.fn(async ({ url }: { url: string }) => render(url)),
    stop: async () => {},
  };
  const open = createDocumentCache(renderer as PageRenderer);
  const read = async (path: string, data = NO_DATA) =>
    (await open(path, { data, site: SITE }, toDocument)).html.toString();
  return { renderer, open, read };
}

it('renders a page once while its data is the same', async () => {
  const { renderer, open, read } = setUp((url) => url);
  const content = { data: NO_DATA, site: SITE };
  const [first, second] = await Promise.all([
    open('/teams', content, toDocument),
    open('/teams', content, toDocument),
  ]);
  expect(first.html.toString()).toBe('/app/teams');
  expect(second).toBe(first);
  expect(await open('/teams', content, toDocument)).toBe(first);
  expect(renderer.render).toHaveBeenCalledTimes(1);
  await read('/teams', { ...NO_DATA });
  expect(renderer.render).toHaveBeenCalledTimes(2);
});

it('tries again after a page could not be rendered', async () => {
  const results = [null, 'rendered'];
  const { read } = setUp(() => results.shift() ?? null);
  expect(await read('/teams')).toBe('empty');
  expect(await read('/teams')).toBe('rendered');
});

it('tries again after a document could not be made', async () => {
  const { open, read } = setUp((url) => url);
  const fail = () => {
    throw new Error('no title');
  };
  await expect(open('/teams', { data: NO_DATA, site: SITE }, fail)).rejects.toThrow('no title');
  expect(await read('/teams')).toBe('/app/teams');
});

it('drops the least recently read documents beyond 16 MB', async () => {
  const { renderer, read } = setUp(() => 'x'.repeat(5 * 1024 * 1024));
  for (const path of ['/a', '/b', '/c', '/a', '/d']) await read(path);
  expect(renderer.render).toHaveBeenCalledTimes(4);
  await read('/a');
  expect(renderer.render).toHaveBeenCalledTimes(4);
  await read('/b');
  expect(renderer.render).toHaveBeenCalledTimes(5);
});
