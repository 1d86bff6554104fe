/** Makes one call: checks, cache, transport, error handling. */
import { ForbiddenError } from '@mes/contract/errors';
import { cacheKey, createResponseCache } from './cache';
import { cacheSecondsFor } from './cache-times';
import type { CallRow } from './call-table';
import type { CallOptions } from './calls';
import { type Clock, rejectOnAbort } from './clock';
import type { LogFailure } from './failure-log';
import type { Http } from './http';
import { type Account, type Identity, sameCredentials } from './identity';
import { newId } from './ids';
import { buildActionRequest, buildRestRequest, type CallInput } from './request';
import { type ResponseBody, readData } from './response';
import { withRetries } from './retry';
import type { Transport } from './transport';

interface InvokerDeps {
  readonly clock: Clock;
  readonly identity: Identity;
  readonly http: Http;
  /** Tried first for calls of the stream, if these have a host of their own. */
  readonly playHttp: Http | null;
  readonly transport: Transport;
  readonly onFailure: LogFailure;
}

interface CallContext extends CallOptions {
  readonly account: Account | null;
}

export interface Invoker {
  call(row: CallRow, input: CallInput, options: CallOptions): Promise<unknown>;
  /** Runs `work` with the error handling of a call: failures are reported, refused accounts cleared. */
  run<T>(name: string, context: CallContext, work: () => Promise<T>): Promise<T>;
}

export function createInvoker(deps: InvokerDeps): Invoker {
  const { clock, identity, http, playHttp, transport, onFailure } = deps;
  const cache = createResponseCache(clock);

  // Cached responses must not be shown to another account.
  let cacheOwner = identity.get();
  identity.subscribe((account) => {
    if (!sameCredentials(cacheOwner, account)) cache.clear();
    cacheOwner = account;
  });

  function call(row: CallRow, input: CallInput, options: CallOptions): Promise<unknown> {
    const account = identity.get();
    if (row.who !== 'public' && !account) return Promise.reject(ForbiddenError.notSignedIn());
    const seconds = cacheSecondsFor(row, input);
    if (seconds === 0) return send(row, input, { ...options, account });
    const { signal, fresh } = options;
    // The request is shared: one caller's abort must not cancel it for the others.
    const shared = { ...options, signal: undefined, account };
    const response = cache.getOrLoad(cacheKey(row.name, input), {
      seconds,
      fresh,
      load: () => send(row, input, shared),
    });
    return rejectOnAbort(response, signal);
  }

  async function send(row: CallRow, input: CallInput, context: CallContext): Promise<unknown> {
    // Invalid input throws here, before anything is sent or logged.
    const attempt = prepare(row, input, context);
    return run(row.name, context, async () => readData(await attempt(), row.paged));
  }

  function prepare(
    row: CallRow,
    input: CallInput,
    context: CallContext,
  ): () => Promise<ResponseBody> {
    const { account, signal } = context;
    const idempotencyKey = context.idempotencyKey ?? (row.isRead ? undefined : newId());
    const options = { account, signal, isRead: row.isRead, idempotencyKey };
    if (row.kind === 'action') {
      const request = buildActionRequest(row, input);
      // A batch has one key for all of its calls, so a call with its own key is sent alone.
      const batch = context.batch && !context.idempotencyKey;
      const { overHttp } = context;
      return () => transport.send(request, { ...options, batch, overHttp });
    }
    const request = buildRestRequest(row, input);
    const sendTo = (host: Http) => withRetries(() => host(request, options), { clock, signal });
    if (!playHttp || !row.path.startsWith('/stream/')) return () => sendTo(http);
    return () =>
      sendTo(playHttp).catch((error: unknown) => {
        if (isUnreachable(error)) return sendTo(http);
        throw error;
      });
  }

  async function run<T>(
    name: string,
    { account, signal }: CallContext,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (thrown) {
      if (signal?.aborted) throw thrown;
      const error = handleInvalidCredentials(thrown, account) ?? (thrown as Error);
      onFailure({ call: name, error }, account);
      throw error;
    }
  }

  function handleInvalidCredentials(error: unknown, account: Account | null): Error | null {
    if (!(error instanceof Error) || error.message !== 'Invalid credentials.') return null;
    // Another account may have signed in while the call was pending.
    if (sameCredentials(identity.get(), account)) identity.clear();
    return new ForbiddenError('Authentication Failed');
  }

  return { call, run };
}

/** `fetch` rejects with a TypeError if there is no response at all. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}
