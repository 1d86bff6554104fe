/** Sends object/action calls: small ones over the socket while it is connected, others over HTTP. */
import { SOCKET_PAYLOAD_LIMIT } from '@mes/contract/constants';
import { type Batcher, createBatcher } from './batch';
import { type Clock, rejectOnAbort } from './clock';
import type { RequestSocket } from './connection';
import type { Http } from './http';
import type { Account } from './identity';
import { newId } from './ids';
import { type ActionRequest, buildEnvelope, type Envelope } from './request';
import { assertSuccess, type ResponseBody, readData } from './response';
import { ConnectionLostError, withRetries } from './retry';

export interface SendOptions {
  readonly account: Account | null;
  readonly isRead: boolean;
  readonly signal?: AbortSignal;
  readonly overHttp?: boolean;
  /** Lets the server recognize a repeated write. */
  readonly idempotencyKey?: string;
}

export interface Transport {
  /** Sends one call, with as many attempts as the server asks for. */
  send(
    request: ActionRequest,
    options: SendOptions & { readonly batch?: boolean },
  ): Promise<ResponseBody>;
}

export function createTransport(deps: {
  http: Http;
  socket: RequestSocket;
  clock: Clock;
}): Transport {
  const { http, socket, clock } = deps;

  async function attempt(request: ActionRequest, options: SendOptions): Promise<ResponseBody> {
    const envelope = buildEnvelope(request, options.account);
    const response = options.overHttp ? null : await sendOverSocket(envelope, options);
    if (response) return response;
    return http({ method: 'POST', path: '/request', body: JSON.stringify(envelope) }, options);
  }

  /** Null if the socket cannot send it, or lost the response to a request that can be repeated. */
  async function sendOverSocket(
    envelope: Envelope,
    options: SendOptions,
  ): Promise<ResponseBody | null> {
    if (!socket.canSend()) return null;
    const { idempotencyKey, signal } = options;
    const requestId = newId();
    const payload = { requestId, ...envelope, idempotencyKey };
    // The server measures the whole payload, too.
    if (JSON.stringify(payload).length >= SOCKET_PAYLOAD_LIMIT) return null;
    try {
      const response = await socket.request(requestId, payload, signal);
      assertSuccess(response);
      return response;
    } catch (error) {
      if (error instanceof ConnectionLostError && isRepeatable(options)) return null;
      throw error;
    }
  }

  const sendInBatch: Batcher = createBatcher(async ({ requests, account, isRead }) => {
    const request = { object: 'requests', action: 'batch', data: requests };
    const options = { account, isRead, idempotencyKey: isRead ? undefined : newId() };
    return readData(await withRetries(() => attempt(request, options), { clock }), false);
  });

  return {
    send(request, { batch = false, ...options }) {
      let inBatch = batch;
      return withRetries(
        async () => {
          if (!inBatch) return attempt(request, options);
          // A retry is sent on its own.
          inBatch = false;
          const response = await rejectOnAbort(
            sendInBatch({ request, ...options }),
            options.signal,
          );
          assertSuccess(response);
          return response;
        },
        { clock, signal: options.signal },
      );
    },
  };
}

/** The server stores idempotency keys by account, so writes of visitors cannot be repeated. */
function isRepeatable({ isRead, account }: SendOptions): boolean {
  return isRead || account !== null;
}
