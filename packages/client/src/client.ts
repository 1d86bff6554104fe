/** The typed client of site, overlays, tests and bots. */
import { ForbiddenError } from '@mes/contract/errors';
import { dataIn } from './answer';
import type { CallOptions, Calls, Settled } from './calls';
import { type Clock, systemClock } from './clock';
import { type Connection, type ConnectionOptions, createConnection } from './connection';
import { createFailureLog, type Failure } from './failure-log';
import type { Use } from './heartbeat';
import { createHttp, type Fetch } from './http';
import { createIdentity, type Identity, type IdentityStorage } from './identity';
import { createInvoke } from './invoke';
import type { Input } from './outgoing';
import { retrying } from './retry';
import { mapCalls } from './table';
import { inTime } from './time-limit';
import { createTransport } from './transport';
import type { UploadOptions } from './upload';

export interface ClientOptions {
  /** Where /api is; empty for the page's own origin. */
  readonly baseUrl?: string;
  /** Where the gateway is, if elsewhere. */
  readonly gatewayUrl?: string;
  /** Where the stream's calls are, if elsewhere; while it does not answer, `baseUrl` is asked. */
  readonly playUrl?: string;
  /** What the connection is for; it decides how often it is checked. */
  readonly use?: Use;
  readonly storage?: IdentityStorage;
  /** The telemetry identifier, under which failed calls of visitors are logged. */
  readonly identifier?: () => string | null;
  /** Told of every failed call, such as one that sends the visitor to the queue. */
  readonly onFailure?: (failure: Failure) => void;
  readonly onConnectError?: (error: Error) => void;
  readonly fetch?: Fetch;
  readonly clock?: Clock;
  readonly loadSocket?: ConnectionOptions['load'];
}

export interface Client {
  readonly call: Calls;
  /** Makes the object/action calls that `build` makes in one request; each settles on its own. */
  batch<const T extends readonly unknown[]>(build: (call: Calls) => T): Promise<Settled<T>>;
  /** Sends a file as multipart, with its progress. */
  upload(path: string, file: Blob, options?: UploadOptions): Promise<unknown>;
  readonly identity: Identity;
  readonly connection: Connection;
  /** A further connection of the same account: caster info and overlays have one for the stream. */
  openConnection(use: Use): Connection;
}

export function createClient(options: ClientOptions = {}): Client {
  const clock = options.clock ?? systemClock;
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const baseUrl = withoutSlash(options.baseUrl ?? '');
  const playUrl = withoutSlash(options.playUrl ?? baseUrl);
  const identity = createIdentity(options.storage);
  const http = inTime(createHttp({ baseUrl, fetch }), clock);

  const openConnection = (use: Use) =>
    createConnection({
      url: withoutSlash(options.gatewayUrl ?? baseUrl),
      use,
      identity,
      clock,
      load: options.loadSocket ?? (() => import('socket.io-client')),
      onError: options.onConnectError ?? ((error) => console.warn('Gateway:', error.message)),
    });
  const connection = openConnection(options.use ?? 'site');

  const logFailure = createFailureLog({
    http,
    identity,
    origin: baseUrl || pageOrigin(),
    identifier: options.identifier ?? (() => null),
  });
  const invoke = createInvoke({
    clock,
    identity,
    http,
    playHttp: playUrl === baseUrl ? null : inTime(createHttp({ baseUrl: playUrl, fetch }), clock),
    transport: createTransport({ http, line: connection, clock }),
    onFailure(failure, account) {
      logFailure(failure, account);
      options.onFailure?.(failure);
    },
  });

  const callsWith = (fixed: CallOptions) =>
    mapCalls((row) => (input: Input = {}, given: CallOptions = {}) => {
      return invoke.call(row, input, { ...given, ...fixed });
    }) as unknown as Calls;
  const batchedCalls = callsWith({ batch: true });

  return {
    call: callsWith({}),
    batch: (build) => Promise.allSettled(build(batchedCalls)),
    upload(path, file, { onProgress, signal } = {}) {
      const account = identity.get();
      if (!account) return Promise.reject(ForbiddenError.notSignedIn());
      const task = { url: `${baseUrl}/api${path}`, file, account, fetch, onProgress, signal };
      return invoke.attend(`POST ${path}`, { account, signal }, async () => {
        const { upload } = await import('./upload');
        return dataIn(await retrying(() => upload(task), { clock, signal }), false);
      });
    },
    identity,
    connection,
    openConnection,
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

function pageOrigin(): string {
  return (globalThis as unknown as { location?: { origin: string } }).location?.origin ?? '';
}
