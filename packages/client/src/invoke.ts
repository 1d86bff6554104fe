/** The way of one call, from its input to its data or error. */
import { ForbiddenError } from '@mes/contract/errors';
import { type Body, dataIn } from './answer';
import { createCache, keyOf } from './cache';
import type { CallOptions } from './calls';
import { type Clock, orAborted } from './clock';
import type { LogFailure } from './failure-log';
import type { Http } from './http';
import { type Account, type Identity, sameCredentials } from './identity';
import { newId } from './ids';
import { keptSeconds } from './kept';
import { actionRequest, type Input, restRequest } from './outgoing';
import { retrying } from './retry';
import type { CallRow } from './table';
import type { Transport } from './transport';

interface InvokeParts {
  readonly clock: Clock;
  readonly identity: Identity;
  readonly http: Http;
  /** Asked first for what the stream shows, where that has a host of its own. */
  readonly playHttp: Http | null;
  readonly transport: Transport;
  readonly onFailure: LogFailure;
}

interface Sender extends CallOptions {
  readonly account: Account | null;
}

export interface Invoke {
  call(row: CallRow, input: Input, options: CallOptions): Promise<unknown>;
  /** Sees what was asked in an account's name to its end. */
  attend<T>(name: string, sender: Sender, work: () => Promise<T>): Promise<T>;
}

export function createInvoke(parts: InvokeParts): Invoke {
  const { clock, identity, http, playHttp, transport, onFailure } = parts;
  const cache = createCache(clock);

  // What one account was allowed to read is not for the next.
  let owner = identity.get();
  identity.subscribe((account) => {
    if (!sameCredentials(owner, account)) cache.clear();
    owner = account;
  });

  function call(row: CallRow, input: Input, options: CallOptions): Promise<unknown> {
    const account = identity.get();
    if (row.who !== 'public' && !account) return Promise.reject(ForbiddenError.notSignedIn());
    const seconds = keptSeconds(row, input);
    if (seconds === 0) return ask(row, input, { ...options, account });
    const { signal, fresh } = options;
    // One who gives up must not take the answer from others who wait for the same.
    const shared = { ...options, signal: undefined, account };
    const answer = cache.through(keyOf(row.name, input), {
      seconds,
      fresh,
      ask: () => ask(row, input, shared),
    });
    return orAborted(answer, signal);
  }

  async function ask(row: CallRow, input: Input, sender: Sender): Promise<unknown> {
    // What is wrong with the input itself is found here, before anything is sent or logged.
    const send = prepare(row, input, sender);
    return attend(row.name, sender, async () => dataIn(await send(), row.paged));
  }

  function prepare(row: CallRow, input: Input, sender: Sender): () => Promise<Body> {
    const { account, signal } = sender;
    const idempotencyKey = sender.idempotencyKey ?? (row.read ? undefined : newId());
    const sending = { account, signal, read: row.read, idempotencyKey };
    if (row.kind === 'action') {
      const request = actionRequest(row, input);
      // A batch has one key for all of its calls, so a key of one's own needs a request of its own.
      const batch = sender.batch && !sender.idempotencyKey;
      return () => transport.send(request, { ...sending, batch });
    }
    const request = restRequest(row, input);
    const askBy = (by: Http) => retrying(() => by(request, sending), { clock, signal });
    if (!playHttp || !row.path.startsWith('/stream/')) return () => askBy(http);
    return () =>
      askBy(playHttp).catch((error: unknown) => {
        if (isUnreachable(error)) return askBy(http);
        throw error;
      });
  }

  async function attend<T>(
    name: string,
    { account, signal }: Sender,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (thrown) {
      if (signal?.aborted) throw thrown;
      const error = refusedSignIn(thrown, account) ?? (thrown as Error);
      onFailure({ call: name, error }, account);
      throw error;
    }
  }

  function refusedSignIn(error: unknown, account: Account | null): Error | null {
    if (!(error instanceof Error) || error.message !== 'Invalid credentials.') return null;
    // Somebody may have signed in anew while the call was under way.
    if (sameCredentials(identity.get(), account)) identity.clear();
    return new ForbiddenError('Authentication Failed');
  }

  return { call, attend };
}

/** `fetch` fails with a TypeError when no answer comes at all. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}
