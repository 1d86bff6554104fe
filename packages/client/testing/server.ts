/** A real HTTP server that answers what a test tells it to, and remembers what it was asked. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into requests of every shape
  readonly body: any;
}

export interface Reply {
  readonly status?: number;
  readonly statusText?: string;
  readonly headers?: Record<string, string>;
  /** Sent as JSON, unless `text` is given. */
  readonly body?: unknown;
  readonly text?: string;
}

export interface TestServer {
  readonly url: string;
  readonly server: Server;
  /** Without those of the player log, which are in `logged`. */
  readonly asked: readonly Asked[];
  readonly logged: readonly Asked[];
  /** The replies to the next requests, in order; further ones succeed with `{}`. */
  reply(...replies: Reply[]): void;
  /** Resolves once the player log has so many entries. */
  loggedCount(count: number): Promise<void>;
  close(): Promise<void>;
}

export const success = (data: unknown, more: object = {}): Reply => ({
  body: { status: 'SUCCESS', data, ...more },
});

export async function startServer(): Promise<TestServer> {
  const asked: Asked[] = [];
  const logged: Asked[] = [];
  const replies: Reply[] = [];
  const watchers = new Set<() => void>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    const entry = toAsked(request, text);
    const isLog = entry.path.startsWith('/api/logging/');
    (isLog ? logged : asked).push(entry);
    for (const look of watchers) look();
    const reply = (isLog ? undefined : replies.shift()) ?? success({});
    const sent = reply.text ?? JSON.stringify(reply.body ?? null);
    response.writeHead(reply.status ?? 200, reply.statusText ?? '', reply.headers ?? {});
    response.end(sent);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    asked,
    logged,
    reply: (...next) => replies.push(...next),
    loggedCount: (count) =>
      new Promise((resolve) => {
        const look = () => logged.length >= count && watchers.delete(look) && resolve();
        watchers.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function toAsked({ method = '', url = '', headers }: IncomingMessage, text: string): Asked {
  const isJson = headers['content-type'] === 'application/json';
  return { method, path: url, headers, text, body: isJson ? JSON.parse(text) : undefined };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
