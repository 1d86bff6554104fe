/**
 * Serves built scenes with sample data inside a browser that Playwright drives: no server, no
 * network, and an address that is not localhost, as on air.
 */
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { parseCallRow } from '@mes/client/call-table';
import { CALLS } from '@mes/client/generated/calls';
import { answerOf, type Sample } from './sample-answers';

export const ORIGIN = 'http://overlay.test';

const DIST = resolve(import.meta.dirname, '../../../dist/overlay');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The part of Playwright's page and context that is used. */
interface Routing {
  route(url: string, handler: (route: Route) => Promise<void>): Promise<unknown>;
  routeWebSocket(url: RegExp, handler: (socket: Socket) => void): Promise<unknown>;
}

interface Route {
  request(): { url(): string; method(): string; postDataJSON(): unknown };
  fulfill(response: {
    status?: number;
    contentType?: string;
    body?: string | Buffer;
    headers?: Record<string, string>;
  }): Promise<void>;
  abort(): Promise<void>;
}

interface Socket {
  onMessage(handler: (message: string | Buffer) => void): void;
  send(message: string): void;
  close(): Promise<void> | void;
}

/** Read at each request, so that a test can change what the server says. */
export interface Stand {
  sample: Sample;
  /** True while nothing answers. */
  isDown: boolean;
  /** Sends a message to every scene that is connected. */
  tell(message: object): void;
}

export async function intercept(routing: Routing, sample: Sample): Promise<Stand> {
  const sockets = new Set<Socket>();
  const stand: Stand = {
    sample,
    isDown: false,
    tell(message) {
      for (const socket of sockets) socket.send(JSON.stringify(message));
    },
  };
  await routing.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/'))
      return stand.isDown ? route.abort() : answerCall(route, stand.sample);
    if (pathname.startsWith('/files/')) return picture(route, pathname);
    return file(route, pathname);
  });
  await routing.routeWebSocket(/\/stream\/socket/, (socket) => {
    if (stand.isDown) return void socket.close();
    sockets.add(socket);
    socket.onMessage((message) => {
      const { action, time } = JSON.parse(String(message)) as { action: string; time: number };
      if (action === 'ping' && !stand.isDown) socket.send(JSON.stringify({ action: 'pong', time }));
    });
  });
  // Held open and silent: reads then travel over HTTP, where they are answered above.
  await routing.routeWebSocket(/\/gatewayV3/, () => {});
  return stand;
}

async function answerCall(route: Route, sample: Sample): Promise<void> {
  const request = route.request();
  const data = answerOf(sample, callOf(request));
  if (data === undefined) return refuse(route);
  const metadata = Array.isArray(data) ? { metadata: { total: data.length } } : {};
  await route.fulfill({
    contentType: 'application/json',
    body: JSON.stringify({ status: 'SUCCESS', data, ...metadata }),
  });
}

/** In the words of a call that is not built; with status 200, which a console does not write down. */
function refuse(route: Route): Promise<void> {
  const message = 'It is not available yet.';
  return route.fulfill({
    contentType: 'application/json',
    body: JSON.stringify({
      status: 'ERROR',
      message,
      error: { type: 'InvalidActionError', message },
    }),
  });
}

function callOf(request: ReturnType<Route['request']>): {
  call: string;
  input: Record<string, unknown>;
} {
  const url = new URL(request.url());
  const path = url.pathname.slice('/api'.length);
  if (path === '/request') {
    const { object, action, value, data } = request.postDataJSON() as Record<string, unknown>;
    const call = `${object}/${action}`;
    const row = ROWS.find(({ name }) => name === call);
    const named = row?.kind === 'action' && row.value ? { [row.value]: value } : {};
    return { call, input: { ...(data as object), ...named } };
  }
  for (const row of ROWS) {
    if (row.kind !== 'rest' || row.method !== request.method()) continue;
    const match = new RegExp(`^${row.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path);
    if (!match) continue;
    const named = Object.entries(match.groups ?? {}).map(([key, value]) => [
      key,
      decodeURIComponent(value),
    ]);
    return {
      call: row.name,
      input: { ...Object.fromEntries(url.searchParams), ...Object.fromEntries(named) },
    };
  }
  return { call: path, input: {} };
}

const ROWS = CALLS.split('\n\n')
  .flatMap((block) => block.split('\n').slice(1))
  .filter(Boolean)
  .map((line) => parseCallRow(line.slice(line.indexOf(' ') + 1), line.slice(0, line.indexOf(' '))));

/** Stands for uploads: a mark of one colour, or the bust of somebody; broken.png is neither. */
async function picture(route: Route, pathname: string): Promise<void> {
  if (pathname.endsWith('.png'))
    return route.fulfill({ contentType: 'image/png', body: 'no picture' });
  const hue =
    Array.from(pathname).reduce((sum, letter) => sum + letter.charCodeAt(0) * 31, 0) % 360;
  const body = pathname.includes('photo')
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240" width="400" height="480"><rect width="200" height="240" fill="hsl(${hue} 18% 30%)"/><circle cx="100" cy="92" r="46" fill="hsl(${hue} 22% 62%)"/><path d="M16 240c4-66 40-92 84-92s80 26 84 92z" fill="hsl(${hue} 30% 45%)"/></svg>`
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="256" height="256"><path d="M32 2 60 18v28L32 62 4 46V18z" fill="hsl(${hue} 70% 52%)"/><path d="M20 42 32 16l12 26h-8l-4-10-4 10z" fill="#0b0e0d"/></svg>`;
  await route.fulfill({ contentType: 'image/svg+xml', body });
}

async function file(route: Route, pathname: string): Promise<void> {
  const name = pathname.startsWith('/overlay-assets/') ? pathname : '/index.html';
  await route.fulfill({
    contentType: TYPES[extname(name)] ?? 'application/octet-stream',
    body: await readFile(join(DIST, name)),
  });
}
