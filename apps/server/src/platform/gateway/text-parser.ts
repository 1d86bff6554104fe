/**
 * Socket.IO's packets without what we never use: no binary attachments, no namespaces, no
 * acknowledgements from clients. A packet that is none of ours ends the connection, and ready-made
 * JSON goes out as it is instead of being parsed and written again.
 */
import { EventEmitter } from 'node:events';

/** JSON text that stands for the value it describes. */
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

/** Names that Socket.IO itself emits on a socket: a client must not be able to fake them. */
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

/** How many characters a received event had; kept only as long as the event itself. */
const lengths = new WeakMap<object, number>();

export function lengthOf(event: object): number {
  return lengths.get(event) ?? 0;
}

class Decoder extends EventEmitter {
  add(chunk: unknown): void {
    if (typeof chunk !== 'string') throw new Error('Binary messages are not understood.');
    this.emit('decoded', decode(chunk));
  }

  destroy(): void {}
}

function decode(text: string): Packet {
  const type = text.charCodeAt(0) - 48;
  if (type === CONNECT) return { type, nsp: '/', data: connectData(text.slice(1)) };
  if (type === DISCONNECT && text.length === 1) return { type, nsp: '/' };
  if (type !== EVENT) throw new Error('This packet is not understood.');

  const [head, digits] = /^2(\d{0,15})(?=\[)/.exec(text) ?? [];
  if (head === undefined) throw new Error('This event is not understood.');
  const data: unknown = JSON.parse(text.slice(head.length));
  if (!isEvent(data)) throw new Error('This event is not understood.');
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
