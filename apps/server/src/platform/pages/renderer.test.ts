import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../../testing/settings';
import { until } from '../../../testing/until';
import { createLog } from '../log';
import { createRenderer, type PageRenderer } from './renderer';
import { createSiteSettings } from './site-settings';

/** Its pages say in which thread they were rendered. */
const PROGRAM = `
  const thread = Math.random();
  const started = Date.now();
  while (Date.now() - started < 300);
  export async function renderPage({ url }) {
    if (url === '/app/crash') setImmediate(() => { throw new Error('Crashed.'); });
    if (url === '/app/crash') await new Promise(() => {});
    if (url === '/app/hang') for (;;);
    if (url === '/app/slow') await new Promise((done) => setTimeout(done, 200));
    return { html: url + ' by ' + thread, unanswered: [], unused: [] };
  }`;
const LIMITS = { page: 60, coldPage: 8_000, silence: 2_500 };

let folder: string;
let renderer: PageRenderer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mes-renderer-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'render-page.js'), PROGRAM);
});

afterEach(() => renderer.stop());
afterAll(() => rm(folder, { recursive: true, force: true }));

const config = testConfig();
const community = { current: () => config.community, onChange: () => {} };
const settings = createSiteSettings({ config, demoAccounts: [], community, html: '' })();

function open() {
  const log = createLog('silent', { pretty: false });
  renderer = createRenderer({ folder, log, limits: LIMITS });
  return (path: string) => renderer.render({ url: `/app/${path}`, calls: [], at: 0 }, settings);
}

describe('the rendering thread', () => {
  it('renders what was asked for while it was starting, which takes longer than later pages may', async () => {
    const render = open();
    const pages = await Promise.all([render('one'), render('two')]);
    expect(pages.map((html) => html?.split(' ')[0])).toEqual(['/app/one', '/app/two']);
  });

  it('leaves a page that takes too long to the browser, and goes on', async () => {
    const render = open();
    const first = await render('fast');
    for (let page = 1; page < 12; page++) await render('fast');
    const slow = await Promise.all(Array.from({ length: 12 }, () => render('slow')));
    expect(slow).toEqual(slow.map(() => null));
    await until('a page', async () => (await render('fast')) === first);
  });

  it('is replaced when it hangs', async () => {
    const render = open();
    const first = await render('fast');
    expect(await render('hang')).toBeNull();
    const other = await untilRendered(render);
    expect(other).not.toBe(first);
  });

  it('is replaced as often as it crashes on a page, while other pages are rendered', async () => {
    const render = open();
    for (let crash = 0; crash < 5; crash++) {
      expect(await render('crash')).toBeNull();
      await untilRendered(render);
    }
  });

  it('is not started again after it ended three times without a page', async () => {
    const render = open();
    for (let crash = 0; crash < 3; crash++) expect(await render('crash')).toBeNull();
    expect(await render('fast')).toBeNull();
  });
});

async function untilRendered(render: (path: string) => Promise<string | null>): Promise<string> {
  let html: string | null = null;
  await until('another thread', async () => {
    html = await render('fast');
    return html !== null;
  });
  return html ?? '';
}
