/** The typed client of site, overlays, tests and bots. */
import { ForbiddenError } from '@mes/contract/errors';
import { type Body, dataIn } from './answer';
import { createCache, keyOf } from './cache';
import type { CallOptions, Calls, Settled } from './calls';
import { type Clock, orAborted, systemClock } from './clock';
import { type Connection, type ConnectionOptions, createConnection } from './connection';
import { createFailureLog, type Failure } from './failure-log';
import type { Use } from './heartbeat';
import { createHttp, type Fetch } from './http';
import {
  type Account,
  createIdentity,
  type Identity,
  type IdentityStorage,
  sameCredentials,
} from './identity';
import { newId } from './ids';
import { keptSeconds } from './kept';
import { actionRequest, type Input, restRequest } from './outgoing';
import { retrying } from './retry';
import { type CallRow, mapCalls } from './table';
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
  const http = createHttp({ baseUrl, fetch });
  const playHttp = playUrl === baseUrl ? null : createHttp({ baseUrl: playUrl, fetch });
  const cache = createCache(clock);
  const logFailure = createFailureLog({
    http,
    identity,
    origin: baseUrl || pageOrigin(),
    identifier: options.identifier ?? (() => null),
  });

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
  const transport = createTransport({ http, line: connection, clock });

  // What one account was allowed to read is not for the next.
  let owner = identity.get();
  identity.subscribe((account) => {
    if (!sameCredentials(owner, account)) cache.clear();
    owner = account;
  });

  function invoke(row: CallRow, input: Input, given: CallOptions): Promise<unknown> {
    const account = identity.get();
    if (row.who !== 'public' && !account) return Promise.reject(ForbiddenError.notSignedIn());
    const seconds = keptSeconds(row, input);
    if (seconds === 0) return perform(row, input, { ...given, account });
    const { signal, fresh } = given;
    // One who gives up must not take the answer from others who wait for the same.
    const ask = () => perform(row, input, { ...given, signal: undefined, account });
    return orAborted(cache.through(keyOf(row.name, input), { seconds, fresh, ask }), signal);
  }

  async function perform(
    row: CallRow,
    input: Input,
    sender: CallOptions & { readonly account: Account | null },
  ): Promise<unknown> {
    const send = prepare(row, input, sender);
    return attend(row.name, sender, async () => dataIn(await send(), row.paged));
  }

  /** What is wrong with the input itself is found here, before anything is sent or logged. */
  function prepare(
    row: CallRow,
    input: Input,
    sender: CallOptions & { readonly account: Account | null },
  ): () => Promise<Body> {
    const { account, signal } = sender;
    const ownKey = row.read ? undefined : newId();
    const sending = {
      account,
      signal,
      read: row.read,
      idempotencyKey: sender.idempotencyKey ?? ownKey,
    };
    if (row.kind === 'action') {
      const request = actionRequest(row, input);
      // A batch has one key for all of its calls, so a key of one's own needs a request of its own.
      const batch = sender.batch && !sender.idempotencyKey;
      return () => transport.send(request, { ...sending, batch });
    }
    const request = restRequest(row, input);
    const here = () => retrying(() => http(request, sending), { clock, signal });
    if (!playHttp || !row.path.startsWith('/stream/')) return here;
    return () =>
      retrying(() => playHttp(request, sending), { clock, signal }).catch((error: unknown) => {
        if (isUnreachable(error)) return here();
        throw error;
      });
  }

  /** Every call ends here: a refused sign-in is forgotten, and failures are logged. */
  async function attend<T>(
    name: string,
    { account, signal }: { account: Account | null; signal?: AbortSignal },
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (thrown) {
      if (signal?.aborted) throw thrown;
      const error = refusedSignIn(thrown, account) ?? (thrown as Error);
      logFailure({ call: name, error }, account);
      options.onFailure?.({ call: name, error });
      throw error;
    }
  }

  function refusedSignIn(error: unknown, account: Account | null): Error | null {
    if (!(error instanceof Error) || error.message !== 'Invalid credentials.') return null;
    // Somebody may have signed in anew while the call was under way.
    if (sameCredentials(identity.get(), account)) identity.clear();
    return new ForbiddenError('Authentication Failed');
  }

  const callsWith = (fixed: CallOptions) =>
    mapCalls(
      (row) =>
        (input: Input = {}, given: CallOptions = {}) =>
          invoke(row, input, { ...given, ...fixed }),
    ) as unknown as Calls;
  const batchedCalls = callsWith({ batch: true });

  return {
    call: callsWith({}),
    batch: (build) => Promise.allSettled(build(batchedCalls)) as never,
    upload(path, file, given = {}) {
      const account = identity.get();
      if (!account) return Promise.reject(ForbiddenError.notSignedIn());
      return attend(`POST ${path}`, { account, signal: given.signal }, async () => {
        const { upload } = await import('./upload');
        const send = () => upload({ url: `${baseUrl}/api${path}`, file, account, fetch, ...given });
        return dataIn(await retrying(send, { clock, signal: given.signal }), false);
      });
    },
    identity,
    connection,
    openConnection,
  };
}

/** `fetch` fails with a TypeError when no answer comes at all. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

function pageOrigin(): string {
  return (globalThis as unknown as { location?: { origin: string } }).location?.origin ?? '';
}
