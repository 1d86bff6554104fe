/** A message to many sockets is encoded once for each protocol, however many clients there are. */
import type { Json } from '@mes/contract/scalars';
import type { OutboxEvent } from '../database/events';

const MAX_FRAMES = 200;
const MAX_CHARACTERS = 256 * 1024;

export class Message {
  readonly #event: string;
  readonly #json: string;
  readonly #overlayText: string;
  #packet: Packet | null = null;
  #overlay: Buffer | null = null;

  constructor({ event, json, overlayText }: { event: string; json: string; overlayText: string }) {
    this.#event = event;
    this.#json = json;
    this.#overlayText = overlayText;
  }

  /** For Socket.IO: the packet and its WebSocket frame. */
  get packet(): Packet {
    this.#packet ??= toPacket(`2["${this.#event}",${this.#json}]`);
    return this.#packet;
  }

  /** For the plain WebSocket of overlays: the frame. */
  get overlay(): Buffer {
    this.#overlay ??= textFrame(Buffer.from(this.#overlayText));
    return this.#overlay;
  }
}

export interface Packet {
  readonly text: string;
  /** Engine.IO sends the pre-encoded frame over WebSocket and the text over other transports. */
  readonly options: { readonly wsPreEncodedFrame: readonly [Buffer] };
}

/** Packs the events of one channel into few messages: a single one as a frame, several as a list. */
export function eventMessages(events: readonly OutboxEvent[]): Message[] {
  const groups: string[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const event of events) {
    const frame = toFrame(event);
    const group = groups.at(-1);
    if (group && group.length < MAX_FRAMES && characters + frame.length <= MAX_CHARACTERS) {
      group.push(frame);
      characters += frame.length;
    } else {
      groups.push([frame]);
      characters = frame.length;
    }
  }
  return groups.map((frames) =>
    frames.length === 1
      ? new Message({
          event: 'channel_event',
          json: frames[0]!,
          overlayText: `{"action":"event",${frames[0]!.slice(1)}`,
        })
      : new Message({
          event: 'channel_event',
          json: `[${frames.join(',')}]`,
          overlayText: `{"action":"events","events":[${frames.join(',')}]}`,
        }),
  );
}

/**
 * The current revision of a channel without its events: a client with a lower revision detects a gap,
 * as after any lost frame, and asks for the missed events.
 */
export function advancedMessage(channel: string, revision: number): Message {
  const event = { channel, since: revision, revision, type: 'channel.advanced', data: null };
  return eventMessages([{ ...event, id: 0 }])[0]!;
}

export function stateMessage(channel: string, data: Json): Message {
  const json = JSON.stringify({ channel, data });
  return new Message({
    event: 'channel_state',
    json,
    overlayText: `{"action":"state",${json.slice(1)}`,
  });
}

export function toFrame({ channel, since, revision, type, data }: OutboxEvent): string {
  return JSON.stringify({ channel, since, revision, type, data });
}

function toPacket(text: string): Packet {
  return { text, options: { wsPreEncodedFrame: [textFrame(Buffer.from(`4${text}`))] } };
}

/** An unmasked, final text frame of RFC 6455 in one buffer, so that it needs one write. */
export function textFrame(...parts: readonly Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([headerOf(length), ...parts]);
}

function headerOf(length: number): Buffer {
  if (length < 126) return Buffer.from([0x81, length]);
  if (length < 65_536) return Buffer.from([0x81, 126, length >> 8, length & 0xff]);
  const header = Buffer.alloc(10);
  header[0] = 0x81;
  header[1] = 127;
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}
