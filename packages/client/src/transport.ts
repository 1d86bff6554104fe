/** Sends object/action calls: over the socket when it is connected and they are small, else HTTP. */
import { SOCKET_PAYLOAD_LIMIT } from '@mes/contract/constants';
import { assertAnswered, type Body, dataIn } from './answer';
import { type Batcher, createBatcher } from './batch';
import { type Clock, orAborted } from './clock';
import type { RequestLine } from './connection';
import type { Http } from './http';
import type { Account } from './identity';
import { newId } from './ids';
import { type ActionRequest, type Envelope, envelopeOf } from './outgoing';
import { ReplyLost, retrying } from './retry';

export interface Sending {
  readonly account: Account | null;
  readonly read: boolean;
  readonly signal?: AbortSignal;
  /** Tells a repeated write from a second one. */
  readonly idempotencyKey?: string;
}

export interface Transport {
  /** One call, with as many attempts as the server asks for. */
  send(request: ActionRequest, sending: Sending & { readonly batch?: boolean }): Promise<Body>;
}

export function createTransport(parts: { http: Http; line: RequestLine; clock: Clock }): Transport {
  const { http, line, clock } = parts;

  async function attempt(request: ActionRequest, sending: Sending): Promise<Body> {
    const envelope = envelopeOf(request, sending.account);
    const reply = await bySocket(envelope, sending);
    if (reply) return reply;
    return http({ method: 'POST', path: '/request', body: JSON.stringify(envelope) }, sending);
  }

  /** Null if the socket cannot take it, or has lost the reply to a request that can be repeated. */
  async function bySocket(envelope: Envelope, sending: Sending): Promise<Body | null> {
    if (!line.isFree()) return null;
    const { idempotencyKey, signal } = sending;
    const requestId = newId();
    const payload = { requestId, ...envelope, idempotencyKey };
    // All that is sent counts, as it does for the server.
    if (JSON.stringify(payload).length >= SOCKET_PAYLOAD_LIMIT) return null;
    try {
      const reply = await line.request(requestId, payload, signal);
      assertAnswered(reply);
      return reply;
    } catch (error) {
      if (error instanceof ReplyLost && isRepeatable(sending)) return null;
      throw error;
    }
  }

  const batched: Batcher = createBatcher(async ({ requests, account, read }) => {
    const request = { object: 'requests', action: 'batch', data: requests };
    const sending = { account, read, idempotencyKey: read ? undefined : newId() };
    return dataIn(await retrying(() => attempt(request, sending), { clock }), false);
  });

  return {
    send(request, { batch = false, ...sending }) {
      let inBatch = batch;
      return retrying(
        async () => {
          if (!inBatch) return attempt(request, sending);
          // What the server puts off is repeated on its own.
          inBatch = false;
          const answer = await orAborted(batched({ request, ...sending }), sending.signal);
          assertAnswered(answer);
          return answer;
        },
        { clock, signal: sending.signal },
      );
    },
  };
}

/** The server knows a key again only by the account that sent it. */
function isRepeatable({ read, account }: Sending): boolean {
  return read || account !== null;
}
