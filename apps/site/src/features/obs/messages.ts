/** The messages of the obs-websocket protocol, version 5, that the room sends and receives. */
import { type Fields, isFields, numberIn, textIn } from './fields';

export const RPC_VERSION = 1;

/** General, config, scenes, inputs, outputs and scene items. */
const EVENT_SUBSCRIPTIONS = 1 | 2 | 4 | 8 | 64 | 128;

const OP = { hello: 0, identify: 1, identified: 2, event: 5, request: 6, response: 7 } as const;

export interface Challenge {
  readonly salt: string;
  readonly challenge: string;
}

export type ReceivedMessage =
  | { readonly kind: 'hello'; readonly rpcVersion: number; readonly challenge: Challenge | null }
  | { readonly kind: 'identified' }
  | { readonly kind: 'event'; readonly type: string; readonly fields: Fields }
  | { readonly kind: 'response'; readonly id: string; readonly fields: Fields }
  | {
      readonly kind: 'refusal';
      readonly id: string;
      readonly code: number;
      readonly comment: string;
    }
  | { readonly kind: 'other' };

/** Null if it is no message of this protocol. */
export function readMessage(frame: unknown): ReceivedMessage | null {
  const message = parseFields(frame);
  const op = message && numberIn(message, 'op');
  if (!message || op === null || !isFields(message.d)) return null;
  return readBody(op, message.d);
}

function readBody(op: number | null, body: Fields): ReceivedMessage | null {
  if (op === OP.hello) return readHello(body);
  if (op === OP.identified) return { kind: 'identified' };
  if (op === OP.event) return readEvent(body);
  if (op === OP.response) return readResponse(body);
  return { kind: 'other' };
}

function readHello(body: Fields): ReceivedMessage | null {
  const rpcVersion = numberIn(body, 'rpcVersion');
  if (rpcVersion === null) return null;
  if (body.authentication === undefined) return { kind: 'hello', rpcVersion, challenge: null };
  if (!isFields(body.authentication)) return null;
  const salt = textIn(body.authentication, 'salt');
  const challenge = textIn(body.authentication, 'challenge');
  if (salt === null || challenge === null) return null;
  return { kind: 'hello', rpcVersion, challenge: { salt, challenge } };
}

function readEvent(body: Fields): ReceivedMessage | null {
  const type = textIn(body, 'eventType');
  if (type === null) return null;
  return { kind: 'event', type, fields: isFields(body.eventData) ? body.eventData : {} };
}

function readResponse(body: Fields): ReceivedMessage | null {
  const id = textIn(body, 'requestId');
  if (id === null || !isFields(body.requestStatus)) return null;
  if (body.requestStatus.result === true)
    return { kind: 'response', id, fields: isFields(body.responseData) ? body.responseData : {} };
  const code = numberIn(body.requestStatus, 'code') ?? 0;
  return { kind: 'refusal', id, code, comment: textIn(body.requestStatus, 'comment') ?? '' };
}

export function identifyMessage(authentication: string | null): string {
  const body = { rpcVersion: RPC_VERSION, eventSubscriptions: EVENT_SUBSCRIPTIONS };
  return encode(OP.identify, authentication === null ? body : { ...body, authentication });
}

export function requestMessage(requestId: string, requestType: string, fields: Fields): string {
  return encode(OP.request, { requestType, requestId, requestData: fields });
}

function encode(op: number, d: object): string {
  return JSON.stringify({ op, d });
}

function parseFields(frame: unknown): Fields | null {
  if (typeof frame !== 'string') return null;
  try {
    const value: unknown = JSON.parse(frame);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}
