import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type CommunitySettings, MES } from '@mes/contract/community';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../../testing/settings';
import { until } from '../../../testing/until';
import type { Dispatcher, IncomingCall } from '../calls/dispatcher';
import type { Config } from '../config';
import { NO_COOKIES } from '../cookies/cookies';
import { createLog } from '../log';
import type { PageDeclaration, PageRead } from './declaration';
import { registerPages } from './serve';

const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', imports: ['_shared.js'], css: ['assets/index-1.css'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  'src/pages/index.tsx': {
    file: 'assets/home-1.js',
    imports: ['index.html', '_card.js'],
    css: ['assets/home-1.css'],
  },
  '_card.js': { file: 'assets/card-1.js', imports: ['_shared.js'], css: ['assets/card-1.css'] },
  'src/pages/queue/index.tsx': { file: 'assets/queue-1.js' },
  'src/pages/about/index.tsx': { file: 'assets/about-1.js' },
  'src/pages/players/indexAny.tsx': { file: 'assets/player-1.js' },
  'src/pages/gallery/index.tsx': { file: 'assets/gallery-1.js' },
};

const FILES = {
  'dist/site/index.html':
    '<!doctype html><html><head><title>MES</title><link rel="icon" href="/static/icon.svg" /><link rel="stylesheet" href="/assets/index-1.css"><script type="module" src="/assets/index-1.js"></script></head><body><div id="root"></div></body></html>',
  'dist/site/.vite/manifest.json': JSON.stringify(MANIFEST),
  'dist/ssr/render-page.js': `export async function renderPage({ url, calls, at }) {
    if (url === '/app/players/broken') throw new Error('Cannot be rendered.');
    const { name } = globalThis.ssrSettings.community;
    const text = name.replaceAll('<', '&lt;');
    const html = \`<main>\${text} \${url} \${calls.length} \${at}</main>\`;
    return { html, unanswered: [], unused: [] };
  }`,
  'dist/ssr/package.json': '{"type":"module"}',
  'dist/site/service-worker.js': 'self.skipWaiting();',
  'dist/overlay/service-worker.js': 'self.skipWaiting();',
  'dist/site/assets/index-1.js': 'export {};',
  'dist/site/assets/index-1.css': 'body{margin:0}',
  'dist/site/assets/card-1.css': '.card{margin:1px}',
  'dist/site/assets/home-1.css': '.card{margin:2px}',
  'dist/site/static/site.webmanifest': '{"start_url":"/app"}',
  'dist/site/static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'dist/overlay/index.html':
    '<!doctype html><html><head><title>Overlay</title></head><body></body></html>',
  'dist/overlay/overlay-assets/index.js': 'export {};',
};

const DECLARATIONS: PageDeclaration[] = [
  { route: '/', reads: () => ({ stream: property('streamLink') }) },
  {
    route: '/players/:value',
    reads: ({ value }) => ({ player: property(value) }),
    next: (_answers, { value }) => ({ more: value === 'followed' ? property('next') : null }),
    share: (_answers, { value }) => ({ title: `Player ${value}` }),
  },
];

function property(id: string): PageRead {
  return { feature: 'properties', name: 'get', input: { id } };
}

let root: string;
let http: FastifyInstance;
const dispatched: IncomingCall[] = [];
let isAdmitted = true;
/** What staff have set, instead of the configuration. */
let community: CommunitySettings | null = null;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mes-pages-'));
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  http = await openSite();
});

async function openSite(change: Partial<Config> = {}): Promise<FastifyInstance> {
  const dispatcher: Dispatcher = {
    calls: [],
    answerFromCache: () => null,
    async dispatch(incoming) {
      dispatched.push(incoming);
      if ((incoming.fields() as { id: string }).id === 'nobody')
        return { status: 404, body: Buffer.from('{}') };
      if ((incoming.fields() as { id: string }).id === 'unread')
        return { status: 503, body: Buffer.from('{}') };
      return { status: 200, body: Buffer.from('{"status":"SUCCESS","data":{"text":"</script>"}}') };
    },
  };
  const opened = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const config = testConfig({ root, siteUrl: 'https://mes.example', ...change });
  await registerPages(opened, {
    config,
    community: { current: () => community ?? config.community, onChange: () => {} },
    brandPictures: { icon: async () => null, share: async () => null },
    dispatcher,
    visitorOf: () => 'visitor',
    admission: { startVisit: () => ({ mayOpen: async () => isAdmitted }) as never },
    openCookies: ({ cookie }) => ({
      ...NO_COOKIES,
      get: (name) => (cookie?.startsWith(`${name}=`) ? cookie : undefined),
    }),
    declarations: DECLARATIONS,
    demoAccounts: [{ name: 'admin', about: 'may do everything' }],
    log: createLog('silent', { pretty: false }),
  });
  return opened;
}

afterAll(async () => {
  await http.close();
  await rm(root, { recursive: true, force: true });
});

async function open(
  url: string,
  headers: Record<string, string> = { accept: 'text/html' },
  site = http,
) {
  const { statusCode, body, headers: responseHeaders } = await site.inject({ url, headers });
  const block = /<script type="application\/json" id="first-data">(.*?)<\/script>/.exec(body)?.[1];
  return {
    status: statusCode,
    html: body,
    headers: responseHeaders,
    initialData: block ? JSON.parse(block) : null,
  };
}

describe('the page of a route', () => {
  it('preloads its own files and none of the entry', async () => {
    const { html } = await open('/app');
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain('<link rel="modulepreload" crossorigin href="/assets/home-1.js">');
    expect(head).toContain('<link rel="modulepreload" crossorigin href="/assets/card-1.js">');
    expect(head).not.toContain('shared-1.js');
    expect(head).not.toContain('about-1.js');
  });

  it('loads styles before scripts, and those of a part before what may override them', async () => {
    const { html } = await open('/app');
    const files = [...html.matchAll(/\/assets\/[\w-]+\.\w+/g)].map(([file]) => file);
    expect(files).toEqual([
      '/assets/index-1.css',
      '/assets/card-1.css',
      '/assets/home-1.css',
      '/assets/index-1.js',
      '/assets/home-1.js',
      '/assets/card-1.js',
    ]);
  });

  it('is sent for the browser to fill where the database is away', async () => {
    const { status, headers, initialData, html } = await open('/app/players/unread');
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(initialData.calls).toEqual([]);
    expect(html).toContain('<div id="root"></div>');
  });

  it('carries its initial data, read without credentials, in a block that data cannot close', async () => {
    dispatched.length = 0;
    const { html, initialData } = await open('/app');
    expect(dispatched.every(({ credentials }) => credentials === null)).toBe(true);
    expect(initialData.calls).toEqual([
      {
        feature: 'properties',
        name: 'get',
        input: { id: 'streamLink' },
        data: { text: '</script>' },
      },
    ]);
    expect(html).not.toContain('"</script>"');
  });

  it('reads once for a burst of visitors', async () => {
    dispatched.length = 0;
    await Promise.all(Array.from({ length: 5 }, () => open('/app/players/burst')));
    expect(dispatched).toHaveLength(1);
  });

  it('has share tags', async () => {
    const { html } = await open('/app/players/a%22b%3Cc');
    expect(html).toContain('<title>Player a&quot;b&lt;c · MES</title>');
    expect(html).toContain('content="https://mes.example/app/players/a%22b%3Cc"');
  });

  it('carries the settings of the server', async () => {
    const { initialData } = await open('/app/about');
    expect(initialData.site.signIn).toBe('development');
    expect(initialData.site.demoAccounts).toEqual([{ name: 'admin', about: 'may do everything' }]);
    expect(initialData.waits).toBe(false);
  });

  it('carries no data for visitors who have to wait', async () => {
    isAdmitted = false;
    const { status, initialData } = await open('/app');
    isAdmitted = true;
    expect({ status, ...initialData, site: null }).toEqual({
      status: 200,
      waits: true,
      calls: [],
      at: 0,
      site: null,
    });
  });
});

describe('the status', () => {
  it.each([
    { url: '/', status: 200 },
    { url: '/app', status: 200 },
    { url: '/app/about/', status: 200 },
    { url: '/app/players/sable', status: 200 },
    { url: '/app/players/nobody', status: 404 },
    { url: '/app/nowhere', status: 404 },
    { url: '/app/teams/anything/queue', status: 200 },
    { url: '/nowhere', status: 404 },
    { url: '/app/streaming/general/bracket', status: 200 },
  ])('of $url is $status', async ({ url, status }) => {
    expect((await open(url)).status).toBe(status);
  });

  it('redirects a path without /app to the page', async () => {
    const { status, headers } = await open('/about?from=mail');
    expect([status, headers.location]).toEqual([302, '/app/about?from=mail']);
  });

  it.each([
    { url: '/app/players', to: '/app/leaderboards/players' },
    { url: '/app/Teams/', to: '/app/leaderboards/teams' },
    { url: '/teams', to: '/app/teams' },
  ])('of $url leads to $to, as there is no page without a name', async ({ url, to }) => {
    const { status, headers } = await open(url);
    expect([status, headers.location]).toEqual([302, to]);
  });

  it('of a missing file is 404 without HTML', async () => {
    const { status, html } = await open('/missing.png', { accept: 'image/*' });
    expect([status, html]).toEqual([404, '']);
  });
});

describe('another community', () => {
  const asVisitor = { accept: 'text/html' };
  let other: FastifyInstance;
  beforeAll(async () => {
    const community = { ...MES, name: 'Harbor & Co', game: 'Tide Ops' };
    other = await openSite({ mode: 'production', community });
  });
  afterAll(() => other.close());

  it('has its own name in titles and share tags', async () => {
    const { html } = await open('/app/players/sable', asVisitor, other);
    expect(html).toContain('<title>Player sable · Harbor &amp; Co</title>');
    expect(html).toContain('property="og:site_name" content="Harbor &amp; Co"');
    expect(html).toContain('live matches of the Tide Ops community.');
  });

  it('is in the settings of its pages and in the web app manifest', async () => {
    const { initialData } = await open('/app', asVisitor, other);
    expect(initialData.site.community).toMatchObject({ name: 'Harbor & Co', game: 'Tide Ops' });
    const manifest = await other.inject('/static/site.webmanifest');
    expect(manifest.json()).toEqual({
      start_url: '/app',
      name: 'Harbor & Co',
      short_name: 'Harbor & Co',
    });
  });

  it('has no page of components in production', async () => {
    expect((await open('/app/gallery')).status).toBe(200);
    expect((await open('/app/gallery', asVisitor, other)).status).toBe(404);
  });
});

describe('a brand that staff change', () => {
  const asVisitor = { accept: 'text/html' };
  afterEach(() => {
    community = null;
  });

  it('is in the next page: name, colours, icon, settings, rendered content', async () => {
    await until('the thread', async () => (await open('/app')).html.includes('<main>MES'));
    const before = (await open('/app')).initialData.site;
    community = {
      ...MES,
      name: 'Harbor League',
      accent: '#2f7bff',
      mark: '/files/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a.webp',
    };
    const { html, initialData } = await open('/app', asVisitor);
    expect(html).toContain('<title>Harbor League</title>');
    expect(html).toContain('<style>:root{--skin-text:');
    expect(html).toContain('href="/files/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a.webp" type="image/webp"');
    expect(html).not.toContain('content="MES"');
    expect(initialData.site.build).not.toBe(before.build);
    expect(initialData.site.community).not.toHaveProperty('teamNames');
    await until('the new thread', async () =>
      (await open('/app')).html.includes('<main>Harbor League'),
    );
  });

  it('cannot break out of the style or the data', async () => {
    community = {
      ...MES,
      accent: '#000000}</style><script>alert(1)</script>',
      name: '</script><script>alert(1)</script>',
    };
    const page = await open('/app', asVisitor);
    const overlay = await http.inject('/app/streaming/general/versus');
    for (const html of [page.html, overlay.body]) {
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('</style><script>');
    }
  });

  it('is in the overlay, with the names of teams that have their own', async () => {
    community = {
      ...MES,
      name: 'Harbor League',
      teamNames: [{ name: 'Nova', shown: 'N0VA' }],
      accent: '#2f7bff',
    };
    const { body } = await http.inject('/app/streaming/general/versus');
    expect(body).toContain('<title>Harbor League stream</title>');
    expect(body).toContain('{"name":"Harbor League","teamNames":[{"name":"Nova","shown":"N0VA"}]}');
    expect(body).toContain('--t-solid:#2f7bff');
  });
});

describe('the cache-control header', () => {
  it.each([
    { url: '/app', cacheControl: 'no-cache' },
    { url: '/service-worker.js', cacheControl: 'no-cache' },
    { url: '/app/streaming/service-worker.js', cacheControl: 'no-cache' },
    { url: '/assets/index-1.js', cacheControl: 'public, max-age=31536000, immutable' },
    { url: '/static/icon.svg', cacheControl: 'public, max-age=3600' },
  ])('of $url is $cacheControl', async ({ url, cacheControl }) => {
    const { status, headers } = await open(url);
    expect([status, headers['cache-control']]).toEqual([200, cacheControl]);
  });
});

it('makes the reads that depend on the first answers', async () => {
  const { initialData } = await open('/app/players/followed');
  expect(initialData.calls.map(({ input }: { input: object }) => input)).toEqual([
    { id: 'followed' },
    { id: 'next' },
  ]);
});

describe('a page that the server renders', () => {
  const rendered = async (
    url: string,
    headers: Record<string, string> = { accept: 'text/html' },
  ) => {
    const page = await open(url, headers);
    return {
      ...page,
      root: /<div id="root"(?: data-server-rendered)?>(.*?)<\/div>/.exec(page.html)?.[1],
    };
  };

  it('is in its HTML from the first request on, with the time of the initial data', async () => {
    const { root, initialData } = await rendered('/app');
    expect(root).toBe(`<main>MES /app 1 ${initialData.at}</main>`);
  });

  it('brings its styles, each once and in their order, and requests none of them', async () => {
    const { html } = await rendered('/app');
    const written = [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, style]) => style);
    expect(written).toEqual(['body{margin:0}', '.card{margin:1px}', '.card{margin:2px}']);
    const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(links).toHaveLength(3);
    expect(links.filter((link) => !link.includes(' disabled'))).toEqual([]);
    const styles = html.indexOf('<style>');
    expect(styles).toBeGreaterThan(0);
    expect(styles).toBeLessThan(html.indexOf('<script type="module"'));
  });

  it('is rendered once while its data is the same', async () => {
    const ada = () => rendered('/app/players/ada');
    const [one, other] = await Promise.all([ada(), ada()]);
    expect(one.root).toContain('/app/players/ada');
    expect(other.root).toBe(one.root);
  });

  it.each([
    { what: 'that fails to render', url: '/app/players/broken' },
    { what: 'without a declaration', url: '/app/about' },
    { what: 'that does not exist', url: '/app/players/nobody' },
    { what: 'with a query', url: '/app?part=rules' },
    { what: 'of a signed-in account', url: '/app', cookie: 'user_id=sable' },
  ])('is left to the browser: one $what', async ({ url, cookie = '' }) => {
    const { root, html, initialData } = await rendered(url, { accept: 'text/html', cookie });
    expect(root).toBe('');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/index-1.css">');
    expect(initialData.site).toBeDefined();
  });

  it('is empty for visitors who have to wait', async () => {
    isAdmitted = false;
    expect((await rendered('/app')).root).toBe('');
    isAdmitted = true;
  });
});
