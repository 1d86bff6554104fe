/** A real HTTP server that sends the replies of a test and records the requests. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read requests of every shape
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
  /** Without those to the player log, which are in `logRequests`. */
  readonly httpRequests: readonly ReceivedRequest[];
  readonly logRequests: readonly ReceivedRequest[];
  /** The replies to the next requests, in order; further ones succeed with `{}`. */
  reply(...replies: Reply[]): void;
  /** Resolves after so many requests to the player log. */
  waitForLogRequests(count: number): Promise<void>;
  close(): Promise<void>;
}

export const success = (data: unknown, extra: object = {}): Reply => ({
  body: { status: 'SUCCESS', data, ...extra },
});

export async function startServer(): Promise<TestServer> {
  const httpRequests: ReceivedRequest[] = [];
  const logRequests: ReceivedRequest[] = [];
  const replies: Reply[] = [];
  const watchers = new Set<() => void>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    const entry = toReceivedRequest(request, text);
    const isLog = entry.path.startsWith('/api/logging/');
    (isLog ? logRequests : httpRequests).push(entry);
    for (const check of watchers) check();
    const reply = (isLog ? undefined : replies.shift()) ?? success({});
    const responseText = reply.text ?? JSON.stringify(reply.body ?? null);
    response.writeHead(reply.status ?? 200, reply.statusText ?? '', reply.headers ?? {});
    response.end(responseText);
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    httpRequests,
    logRequests,
    reply: (...next) => replies.push(...next),
    waitForLogRequests: (count) =>
      new Promise((resolve) => {
        const check = () => logRequests.length >= count && watchers.delete(check) && resolve();
        watchers.add(check);
        check();
      }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function toReceivedRequest(
  { method = '', url = '', headers }: IncomingMessage,
  text: string,
): ReceivedRequest {
  const isJson = headers['content-type'] === 'application/json';
  return { method, path: url, headers, text, body: isJson ? JSON.parse(text) : undefined };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
