/** The typed client of the API, for site, overlays, tests and bots. */
import { ForbiddenError } from '@mes/contract/errors';
import { createCallTable, preloadAccountCalls } from './call-table';
import type { CallOptions, Calls, SettledResults } from './calls';
import { type Clock, systemClock } from './clock';
import { type Connection, type ConnectionOptions, createConnection } from './connection';
import { createFailureLog, type Failure } from './failure-log';
import type { ConnectionPurpose } from './heartbeat';
import { createHttp, type Fetch } from './http';
import { createIdentity, type Identity, type IdentityStorage } from './identity';
import { createInvoker } from './invoke';
import type { CallInput } from './request';
import { readData } from './response';
import { withRetries } from './retry';
import { withTimeout } from './timeout';
import { createTransport } from './transport';
import type { UploadOptions } from './upload';

export interface ClientOptions {
  /** The origin of /api; empty for the page's own. */
  readonly baseUrl?: string;
  /** The origin of the gateway, if it is another one. */
  readonly gatewayUrl?: string;
  /** The origin of the stream's calls, if it is another one. Falls back to `baseUrl`. */
  readonly playUrl?: string;
  /** Decides how often the connection is pinged. */
  readonly purpose?: ConnectionPurpose;
  readonly storage?: IdentityStorage;
  /** Identifies a visitor without an account in the log of failed calls: the telemetry identifier. */
  readonly identifier?: () => string | null;
  /** Called for every failed call. The site uses it to send visitors to the queue. */
  readonly onFailure?: (failure: Failure) => void;
  readonly onConnectError?: (error: Error) => void;
  readonly fetch?: Fetch;
  readonly clock?: Clock;
  readonly loadSocket?: ConnectionOptions['load'];
}

export interface Client {
  readonly call: Calls;
  /** Sends the object/action calls that `build` makes in one request. Each has its own result. */
  batch<const T extends readonly unknown[]>(build: (call: Calls) => T): Promise<SettledResults<T>>;
  /** Uploads a file as multipart and reports the progress. */
  upload(path: string, file: Blob, options?: UploadOptions): Promise<unknown>;
  readonly identity: Identity;
  readonly connection: Connection;
  /** Opens a second connection of the same account, such as one for the stream. */
  openConnection(purpose: ConnectionPurpose): Connection;
}

export function createClient(options: ClientOptions = {}): Client {
  const clock = options.clock ?? systemClock;
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const baseUrl = withoutTrailingSlash(options.baseUrl ?? '');
  const playUrl = withoutTrailingSlash(options.playUrl ?? baseUrl);
  const identity = createIdentity(options.storage);
  const isBrowser = options.storage?.isBrowser ?? false;
  const http = withTimeout(createHttp({ baseUrl, fetch, isBrowser }), clock);

  const openConnection = (purpose: ConnectionPurpose) =>
    createConnection({
      url: withoutTrailingSlash(options.gatewayUrl ?? baseUrl),
      purpose,
      identity,
      clock,
      load: options.loadSocket,
      onError: options.onConnectError ?? ((error) => console.warn('Gateway:', error.message)),
    });
  const connection = openConnection(options.purpose ?? 'site');

  const logFailure = createFailureLog({
    http,
    identity,
    origin: baseUrl || pageOrigin(),
    identifier: options.identifier ?? (() => null),
  });
  const invoker = createInvoker({
    clock,
    identity,
    http,
    playHttp:
      playUrl === baseUrl
        ? null
        : withTimeout(createHttp({ baseUrl: playUrl, fetch, isBrowser }), clock),
    transport: createTransport({ http, socket: connection, clock }),
    onFailure(failure, account) {
      logFailure(failure, account);
      options.onFailure?.(failure);
    },
  });

  const createCalls = (fixedOptions: CallOptions) =>
    createCallTable((row, input: CallInput = {}, callOptions: CallOptions = {}) =>
      invoker.call(row, input, { ...callOptions, ...fixedOptions }),
    ) as unknown as Calls;
  if (identity.get()) preloadAccountCalls();
  const batchedCalls = createCalls({ batch: true });

  return {
    call: createCalls({}),
    batch: (build) => Promise.allSettled(build(batchedCalls)),
    upload(path, file, { onProgress, signal } = {}) {
      const account = identity.get();
      if (!account) return Promise.reject(ForbiddenError.notSignedIn());
      const url = `${baseUrl}/api${path}`;
      const task = { url, file, account, isBrowser, fetch, onProgress, signal };
      return invoker.run(`POST ${path}`, { account, signal }, async () => {
        const { upload } = await import('./upload');
        return readData(await withRetries(() => upload(task), { clock, signal }), false);
      });
    },
    identity,
    connection,
    openConnection,
  };
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

function pageOrigin(): string {
  return (globalThis as unknown as { location?: { origin: string } }).location?.origin ?? '';
}
