/**
 * A parser for Socket.IO without unused features: no binary attachments, no namespaces, no
 * acknowledgements from clients. An unknown packet closes the connection. RawJson is sent as it is,
 * without being parsed and serialised again.
 */
import { EventEmitter } from 'node:events';

/** A value that is already serialised as JSON. */
export class RawJson {
  constructor(readonly text: string) {}
}

const CONNECT = 0;
const DISCONNECT = 1;
const EVENT = 2;

interface Packet {
  readonly type: number;
  readonly nsp: string;
  readonly data?: unknown;
  readonly id?: number;
}

/** Names that Socket.IO itself emits on a socket: clients must not be able to forge them. */
const RESERVED = new Set([
  'connect',
  'connect_error',
  'disconnect',
  'disconnecting',
  'newListener',
  'removeListener',
  'error',
]);

class Encoder {
  encode({ type, id, data }: Packet): string[] {
    return [`${type}${id ?? ''}${data === undefined ? '' : toText(data)}`];
  }
}

function toText(data: unknown): string {
  if (!Array.isArray(data)) return JSON.stringify(data);
  const items = data.map((item: unknown) =>
    item instanceof RawJson ? item.text : (JSON.stringify(item) ?? 'null'),
  );
  return `[${items.join(',')}]`;
}

/** Lengths of received events in characters. A WeakMap, so that they are released with the events. */
const lengths = new WeakMap<object, number>();

export function lengthOf(event: object): number {
  return lengths.get(event) ?? 0;
}

class Decoder extends EventEmitter {
  add(chunk: unknown): void {
    if (typeof chunk !== 'string') throw new Error('Binary messages are not supported.');
    this.emit('decoded', decode(chunk));
  }

  destroy(): void {}
}

function decode(text: string): Packet {
  const type = text.charCodeAt(0) - 48;
  if (type === CONNECT) return { type, nsp: '/', data: connectData(text.slice(1)) };
  if (type === DISCONNECT && text.length === 1) return { type, nsp: '/' };
  if (type !== EVENT) throw new Error('This packet is not supported.');

  const [head, digits] = /^2(\d{0,15})(?=\[)/.exec(text) ?? [];
  if (head === undefined) throw new Error('This event is malformed.');
  const data: unknown = JSON.parse(text.slice(head.length));
  if (!isEvent(data)) throw new Error('This event is malformed.');
  lengths.set(data, text.length - head.length);
  return { type, nsp: '/', data, ...(digits ? { id: Number(digits) } : {}) };
}

function connectData(text: string): unknown {
  if (text === '') return undefined;
  const data: unknown = JSON.parse(text);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new Error('Not an object.');
  }
  return data;
}

function isEvent(data: unknown): data is [string, ...unknown[]] {
  return Array.isArray(data) && typeof data[0] === 'string' && !RESERVED.has(data[0]);
}

export const textParser = { Encoder, Decoder };
