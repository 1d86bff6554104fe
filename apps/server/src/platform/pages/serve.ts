import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '../calls/admission';
import type { Dispatcher } from '../calls/dispatcher';
import type { LiveCommunity } from '../community';
import type { Config } from '../config';
import type { OpenCookies } from '../cookies/cookies';
import { ACCOUNT_COOKIE } from '../cookies/session';
import { allowFraming } from '../http/protection';
import type { Log } from '../log';
import { type BrandPictures, serveBrandFiles } from './brand-files';
import { brandOverlay } from './branded-html';
import { serveBuiltFolder } from './built-files';
import { readBuiltSite } from './built-site';
import type { PageDeclaration } from './declaration';
import { createRenderer } from './renderer';
import { listAt } from './routes';
import { createSitePages } from './site-page';
import { createSiteSettings, type DemoAccount } from './site-settings';
import { warmPages } from './warm-up';

interface PagesOptions {
  readonly config: Config;
  readonly dispatcher: Dispatcher;
  readonly visitorOf: (address: string) => string;
  readonly admission: Admission;
  readonly openCookies: OpenCookies;
  readonly declarations: readonly PageDeclaration[];
  readonly demoAccounts: readonly DemoAccount[];
  readonly community: LiveCommunity;
  readonly brandPictures: BrandPictures;
  readonly log: Log;
}

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const MIN_COMPRESSED_LENGTH = 1_400;
const RETRY_AFTER_S = 5;
const OVERLAY_NOT_BUILT =
  '<!doctype html><html><head><title></title></head><body><p>Not built yet: npm run build</body></html>';
const compress = promisify(gzip);

export interface Pages {
  /** Renders some pages before visitors ask for them: the first of each kind take long. */
  warm(): Promise<void>;
}

/** Serves the built site and overlay. In development Vite serves them and requests data from this server. */
export async function registerPages(http: FastifyInstance, pages: PagesOptions): Promise<Pages> {
  const dist = join(pages.config.root, 'dist');
  await serveBuiltFolder(http, {
    root: join(dist, 'site', 'assets'),
    prefix: '/assets/',
    cacheControl: YEAR,
  });
  await serveBuiltFolder(http, {
    root: join(dist, 'site', 'static'),
    prefix: '/static/',
    cacheControl: HOUR,
  });
  await serveBuiltFolder(http, {
    root: join(dist, 'overlay', 'overlay-assets'),
    prefix: '/overlay-assets/',
    cacheControl: YEAR,
  });
  await serveBrandFiles(http, {
    folder: join(dist, 'site', 'static'),
    community: pages.community,
    pictures: pages.brandPictures,
  });
  await serveServiceWorker(http, '/service-worker.js', join(dist, 'site', 'service-worker.js'));
  await serveServiceWorker(
    http,
    '/app/streaming/service-worker.js',
    join(dist, 'overlay', 'service-worker.js'),
  );
  await serveOverlay(http, join(dist, 'overlay', 'index.html'), pages.community);
  return serveSite(http, dist, pages);
}

async function serveSite(http: FastifyInstance, dist: string, pages: PagesOptions): Promise<Pages> {
  const { config, dispatcher, visitorOf, admission, openCookies } = pages;
  const { declarations, demoAccounts, community, log } = pages;
  const built = await readBuiltSite(join(dist, 'site'));
  const settings = createSiteSettings({ config, demoAccounts, community, html: built.html });
  const renderer = createRenderer({ folder: join(dist, 'ssr'), log });
  const closing = new AbortController();
  http.addHook('onClose', () => {
    closing.abort();
    return renderer.stop();
  });
  const site = createSitePages({
    site: built,
    siteUrl: config.siteUrl,
    dispatcher,
    declarations,
    settings,
    renderer,
  });
  const send = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const cookies = openCookies(request.headers);
    const pageRequest = {
      requestId: request.id,
      visitor: visitorOf(request.ip),
      search: new URLSearchParams(request.url.slice(pathOf(request).length)),
      // Pages of accounts are personal, and pages with a query would be too many to cache.
      isRendered: cookies.get(ACCOUNT_COOKIE) === undefined && !request.url.includes('?'),
    };
    // A visitor who has to wait gets the same page without any data; it shows the queue.
    const isAdmitted = await admission.startVisit(cookies).mayOpen(request.url, null);
    const page = await site.open(path, isAdmitted ? pageRequest : null);
    // The page repeats the failed reads itself; this is for programs that read pages.
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_S);
    if (isEmbedded(request)) allowFraming(reply);
    return sendHtml(request, reply.code(page.status), page);
  };

  http.get('/', (request, reply) => send('/', request, reply));
  http.get('/app', (request, reply) => send('/', request, reply));
  http.get('/app/*', (request, reply) => {
    const path = pathOf(request).slice('/app'.length);
    const list = site.routeAt(path) === null ? listAt(path) : null;
    return list === null ? send(path, request, reply) : reply.redirect(`/app${list}`);
  });
  http.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!wantsPage) return reply.code(404).send();
    const path = pathOf(request);
    // People type the path that the menu shows, without /app.
    if (site.routeAt(path) !== null || listAt(path) !== null)
      return reply.redirect(`/app${request.url}`);
    return send(path, request, reply);
  });
  return {
    warm: () =>
      warmPages(site, closing.signal).catch((error) => {
        if (!closing.signal.aborted) log.warn({ err: error }, 'Pages could not be rendered yet');
      }),
  };
}

/** Its scope is the folder that it is served from; never cached, so that it is never stale. */
async function serveServiceWorker(
  http: FastifyInstance,
  path: string,
  file: string,
): Promise<void> {
  const script = await readFile(file).catch(() => null);
  http.get(path, (_request, reply) =>
    script
      ? reply
          .header('content-type', 'text/javascript; charset=utf-8')
          .header('cache-control', 'no-cache')
          .send(script)
      : reply.code(404).send(),
  );
}

async function serveOverlay(
  http: FastifyInstance,
  file: string,
  community: LiveCommunity,
): Promise<void> {
  const html = await readFile(file, 'utf8').catch(() => OVERLAY_NOT_BUILT);
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    sendHtml(request, reply, { html: brandOverlay(html, community.current()) });
  http.get('/app/streaming', send);
  http.get('/app/streaming/*', send);
}

/** Documents that many visitors get are compressed once. */
const gzippedDocuments = new WeakMap<object, Promise<Buffer>>();

async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  document: { readonly html: string | Buffer },
) {
  const { html } = document;
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (html.length < MIN_COMPRESSED_LENGTH || !acceptsGzip) return reply.send(html);
  const gzipped = gzippedDocuments.get(document) ?? compress(html, { level: 4 });
  gzippedDocuments.set(document, gzipped);
  return reply.header('content-encoding', 'gzip').send(await gzipped);
}

/** The embedded bracket of a tournament, without account and buttons. */
function isEmbedded(request: FastifyRequest): boolean {
  const { pathname, searchParams } = new URL(request.url, 'http://site');
  return /^\/app\/tournament\/[^/]+$/.test(pathname) && searchParams.get('embed') === 'bracket';
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0]!;
}
