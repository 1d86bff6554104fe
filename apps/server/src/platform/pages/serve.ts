import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '../calls/admission';
import type { Dispatcher } from '../calls/dispatcher';
import type { Config } from '../config';
import type { OpenCookies } from '../cookies/cookies';
import { letOthersFrame } from '../http/protection';
import type { Log } from '../log';
import { readBuiltSite } from './built-site';
import type { PageDeclaration } from './declaration';
import { createRenderer } from './renderer';
import { createSitePages } from './site-page';
import { type DemoAccount, settingsOf } from './site-settings';

interface Pages {
  readonly config: Config;
  readonly dispatcher: Dispatcher;
  readonly visitorOf: (address: string) => string;
  readonly admission: Admission;
  readonly openCookies: OpenCookies;
  readonly declarations: readonly PageDeclaration[];
  readonly demoAccounts: readonly DemoAccount[];
  readonly log: Log;
}

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** Set by the page itself for whoever is signed in. */
const ACCOUNT_COOKIE = 'user_id';
const COMPRESS_FROM = 1_400;
const compress = promisify(gzip);

/** The built site and overlay. In development Vite serves them itself and asks this server for data. */
export async function registerPages(http: FastifyInstance, pages: Pages): Promise<void> {
  const dist = join(pages.config.root, 'dist');
  await serveFolder(http, { root: join(dist, 'site', 'assets'), prefix: '/assets/', kept: YEAR });
  await serveFolder(http, { root: join(dist, 'site', 'static'), prefix: '/static/', kept: HOUR });
  await serveFolder(http, {
    root: join(dist, 'overlay', 'overlay-assets'),
    prefix: '/overlay-assets/',
    kept: YEAR,
  });
  await serveManifest(http, join(dist, 'site', 'static', 'site.webmanifest'), pages.config);
  await serveServiceWorker(http, join(dist, 'site', 'service-worker.js'));
  await serveOverlay(http, join(dist, 'overlay', 'index.html'));
  await serveSite(http, dist, pages);
}

async function serveSite(http: FastifyInstance, dist: string, pages: Pages): Promise<void> {
  const { config, dispatcher, visitorOf, admission, openCookies } = pages;
  const { declarations, demoAccounts, log } = pages;
  const settings = settingsOf(config, demoAccounts);
  const renderer = createRenderer({ folder: join(dist, 'ssr'), site: settings, log });
  http.addHook('onClose', () => renderer.stop());
  const site = createSitePages({
    site: await readBuiltSite(join(dist, 'site')),
    siteUrl: config.siteUrl,
    dispatcher,
    declarations,
    settings,
    renderer,
  });
  const send = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const cookies = openCookies(request.headers.cookie);
    const visit = {
      requestId: request.id,
      visitor: visitorOf(request.ip),
      search: new URLSearchParams(request.url.slice(pathOf(request).length)),
      // An account sees its own page, and a query makes too many pages to render each.
      isRendered: cookies.get(ACCOUNT_COOKIE) === undefined && !request.url.includes('?'),
    };
    // Whoever has to wait gets the same page, which shows the queue, with nothing of the site in it.
    const comesIn = await admission.greet(cookies).mayOpen(request.url, null);
    const { status, html } = await site.open(path, comesIn ? visit : null);
    if (isEmbedded(request)) letOthersFrame(reply);
    return sendHtml(request, reply.code(status), html);
  };

  http.get('/', (request, reply) => send('/', request, reply));
  http.get('/app', (request, reply) => send('/', request, reply));
  http.get('/app/*', (request, reply) =>
    send(pathOf(request).slice('/app'.length), request, reply),
  );
  http.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!wantsPage) return reply.code(404).send();
    const path = pathOf(request);
    // People type what the menu shows, without the /app before it.
    if (site.has(path)) return reply.redirect(`/app${request.url}`);
    return send(path, request, reply);
  });
}

/** How the site looks where it is installed, under the name of its community. */
async function serveManifest(
  http: FastifyInstance,
  file: string,
  { community: { name } }: Config,
): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const manifest = { ...(JSON.parse(text) as object), name, short_name: name };
  http.get('/static/site.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', HOUR).send(manifest),
  );
}

/** Its scope is the folder it is served from, so it stands at the root; it must never be a stale one. */
async function serveServiceWorker(http: FastifyInstance, file: string): Promise<void> {
  const script = await readFile(file).catch(() => null);
  http.get('/service-worker.js', (_request, reply) =>
    script
      ? reply
          .header('content-type', 'text/javascript; charset=utf-8')
          .header('cache-control', 'no-cache')
          .send(script)
      : reply.code(404).send(),
  );
}

async function serveOverlay(http: FastifyInstance, file: string): Promise<void> {
  const html = await readFile(file, 'utf8').catch(
    () => '<!doctype html><title>MES</title><p>Not built yet: npm run build',
  );
  http.get('/app/streaming', (request, reply) => sendHtml(request, reply, html));
  http.get('/app/streaming/*', (request, reply) => sendHtml(request, reply, html));
}

async function serveFolder(
  http: FastifyInstance,
  { root, prefix, kept }: { root: string; prefix: string; kept: string },
): Promise<void> {
  await http.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', kept),
  });
}

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string) {
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  const zips = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (html.length < COMPRESS_FROM || !zips) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(await compress(html, { level: 4 }));
}

/** The bracket of a tournament alone: no account, no buttons. */
function isEmbedded(request: FastifyRequest): boolean {
  const { pathname, searchParams } = new URL(request.url, 'http://site');
  return /^\/app\/tournament\/[^/]+$/.test(pathname) && searchParams.get('embed') === 'bracket';
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0]!;
}
