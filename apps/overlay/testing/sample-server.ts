/** Serves built scenes with sample data, at an address that is not localhost, as on air. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { parseCallRow } from '@mes/client/call-table';
import { ACCOUNT_CALLS } from '@mes/client/generated/account-calls';
import { CALLS } from '@mes/client/generated/calls';
import type { ShowProgram } from '@mes/contract/show-schemas';
import { answerOf, type Sample } from './sample-answers';

const HOST = 'overlay.test';
/** The argument with which a browser finds the host on this machine. */
export const HOST_RULE = `--host-resolver-rules=MAP ${HOST} 127.0.0.1`;

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
  routeWebSocket(url: RegExp, handler: (socket: Socket) => void): Promise<unknown>;
}

interface Socket {
  onMessage(handler: (message: string | Buffer) => void): void;
  send(message: string): void;
  close(): Promise<void> | void;
}

/** Its state is read at each request, so that a test can change what it answers. */
export interface SampleServer {
  readonly origin: string;
  sample: Sample;
  /** The same at an address that browsers trust like https, which service workers need. */
  readonly localOrigin: string;
  /** True while nothing is answered: no page, no call and no socket. */
  isAway: boolean;
  /** True while no call and no socket is answered. */
  isDown: boolean;
  /** Answers the sockets of a page or context. */
  routeSockets(routing: Routing): Promise<void>;
  /** Sends a message to every scene that is connected. */
  tell(message: object): void;
  /** Publishes a program as the server does after a take. */
  publish(program: ShowProgram): void;
  /** Closes all sockets; scenes connect again. */
  disconnect(): Promise<void>;
  close(): void;
}

/**
 * A real server, because intercepting the requests of a page turns off the browser's cache: a scene
 * would load all of its files anew. Pages can be opened with the host rule above only.
 */
export async function startSampleServer(sample: Sample): Promise<SampleServer> {
  const sockets = new Set<Socket>();
  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (server.isAway) request.socket.destroy();
    else if (pathname.startsWith('/api/')) {
      if (server.isDown) request.socket.destroy();
      else void answerCall(request, response, server.sample);
    } else if (pathname.startsWith('/files/')) sendPicture(response, pathname);
    else void sendFile(response, pathname);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: SampleServer = {
    origin: `http://${HOST}:${port}`,
    localOrigin: `http://127.0.0.1:${port}`,
    sample,
    isAway: false,
    isDown: false,
    async routeSockets(routing) {
      await routing.routeWebSocket(/\/stream\/socket/, (socket) => {
        if (server.isDown || server.isAway) return void socket.close();
        sockets.add(socket);
        socket.onMessage((message) => {
          const { action, time } = JSON.parse(String(message)) as { action: string; time: number };
          if (action === 'ping' && !server.isDown)
            socket.send(JSON.stringify({ action: 'pong', time, now: Date.now() }));
        });
      });
      // Held open and silent: reads then travel over HTTP, where they are answered above.
      await routing.routeWebSocket(/\/gatewayV3/, () => {});
    },
    tell(message) {
      for (const socket of sockets) socket.send(JSON.stringify(message));
    },
    publish(program) {
      server.sample = { ...server.sample, program };
      server.tell({ action: 'event', channel: 'stream', type: 'program.changed', data: program });
    },
    async disconnect() {
      const open = [...sockets];
      sockets.clear();
      for (const socket of open) await socket.close();
    },
    close() {
      http.close();
      http.closeAllConnections();
    },
  };
  return server;
}

async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  sample: Sample,
): Promise<void> {
  const data = answerOf(sample, callOf(request, await readText(request)));
  const metadata = Array.isArray(data) ? { metadata: { total: data.length } } : {};
  const body = data === undefined ? REFUSAL : { status: 'SUCCESS', data, ...metadata };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** As of a server that does not know the call; with status 200, which a console does not write down. */
const REFUSAL = {
  status: 'ERROR',
  message: 'Unknown action.',
  error: { type: 'InvalidActionError', message: 'Unknown action.' },
};

function callOf(
  request: IncomingMessage,
  body: string,
): { call: string; input: Record<string, unknown> } {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = url.pathname.slice('/api'.length);
  if (path === '/request') {
    const { object, action, value, data } = JSON.parse(body) as Record<string, unknown>;
    const call = `${object}/${action}`;
    const row = ROWS.find(({ name }) => name === call);
    const named = row?.kind === 'action' && row.value ? { [row.value]: value } : {};
    return { call, input: { ...(data as object), ...named } };
  }
  for (const row of ROWS) {
    if (row.kind !== 'rest' || row.method !== request.method) continue;
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

const ROWS = [CALLS, ACCOUNT_CALLS]
  .flatMap((table) => table.split('\n\n'))
  .flatMap((block) => block.split('\n').slice(1))
  .filter(Boolean)
  .map((line) => parseCallRow(line.slice(line.indexOf(' ') + 1), line.slice(0, line.indexOf(' '))));

/** Stands for uploads: a mark of one colour, or the bust of somebody; broken.png is neither. */
function sendPicture(response: ServerResponse, pathname: string): void {
  if (pathname.endsWith('.png')) {
    response.writeHead(200, { 'content-type': 'image/png' }).end('no picture');
    return;
  }
  const hue =
    Array.from(pathname).reduce((sum, letter) => sum + letter.charCodeAt(0) * 31, 0) % 360;
  const body = pathname.includes('photo')
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240" width="400" height="480"><rect width="200" height="240" fill="hsl(${hue} 18% 30%)"/><circle cx="100" cy="92" r="46" fill="hsl(${hue} 22% 62%)"/><path d="M16 240c4-66 40-92 84-92s80 26 84 92z" fill="hsl(${hue} 30% 45%)"/></svg>`
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="256" height="256"><path d="M32 2 60 18v28L32 62 4 46V18z" fill="hsl(${hue} 70% 52%)"/><path d="M20 42 32 16l12 26h-8l-4-10-4 10z" fill="#0b0e0d"/></svg>`;
  response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(body);
}

async function sendFile(response: ServerResponse, pathname: string): Promise<void> {
  const isAsset = pathname.startsWith('/overlay-assets/');
  const isWorker = pathname === '/app/streaming/service-worker.js';
  const name = isAsset ? pathname : isWorker ? '/service-worker.js' : '/index.html';
  response
    .writeHead(200, {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': isAsset ? 'max-age=3600, immutable' : 'no-store',
    })
    .end(await readFile(join(DIST, name)));
}
