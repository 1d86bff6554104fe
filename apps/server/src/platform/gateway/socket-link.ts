import type { Socket as NetSocket } from 'node:net';
import type { ProductError } from '@mes/contract/errors';
import type { Socket } from 'socket.io';
import type { Message, Packet } from './frames';
import type { Limits } from './limits';
import { describe, type Subscriber } from './subscriber';
import { RawJson } from './text-parser';

interface EnginePacket {
  readonly data?: { readonly length: number };
  readonly options?: Partial<Packet['options']>;
}

interface SocketLinkOptions {
  readonly limits: Limits;
  /** Whether the client can have come by anything but WebSocket. */
  readonly polling: boolean;
}

/** A Socket.IO client as a subscriber. It counts what waits, which Socket.IO itself does not. */
export class SocketLink implements Subscriber {
  readonly #socket: Socket;
  readonly #limits: Limits;
  readonly #wire: NetSocket | null;
  /** Bytes kept by Engine.IO, and bytes it gave to the connection and which are not sent yet. */
  #kept = 0;
  #handedOver = 0;

  constructor(socket: Socket, { limits, polling }: SocketLinkOptions) {
    this.#socket = socket;
    this.#limits = limits;
    this.#wire = polling ? null : socket.request.socket;
    socket.conn.on('packetCreate', ({ data, options }: EnginePacket) => {
      this.#kept += options?.wsPreEncodedFrame?.[0].length ?? data?.length ?? 0;
    });
    // Engine.IO hands over all it keeps at once, and only after the last lot was sent.
    socket.conn.on('drain', () => {
      this.#handedOver = this.#kept;
      this.#kept = 0;
    });
  }

  get backlog(): number {
    const { writable } = this.#socket.conn.transport;
    return writable ? (this.#wire?.writableLength ?? 0) : this.#kept + this.#handedOver;
  }

  /**
   * The frame is complete, so it goes straight to the connection unless Engine.IO keeps something
   * that comes before it: its own way of packets and events costs more than twice as much.
   */
  push({ packet }: Message): boolean {
    if (this.backlog > this.#limits.backlogBytes) return false;
    const { conn } = this.#socket;
    if (this.#wire && conn.transport.writable && conn.readyState === 'open') {
      this.#wire.write(packet.options.wsPreEncodedFrame[0]);
    } else {
      this.write(packet);
    }
    return true;
  }

  write({ text, options }: Packet): void {
    this.#socket.conn.write(text, options as object);
  }

  emit(event: string, data: RawJson): void {
    this.#socket.emit(event, data);
  }

  ended(channel: string, error: ProductError): void {
    const ended = { channel, error: describe(error) };
    this.emit('subscription_ended', new RawJson(JSON.stringify(ended)));
  }

  /** Without a farewell: after one, Socket.IO's client would not come back by itself. */
  cutOff(): void {
    this.#socket.conn.close(true);
    this.#socket.request.socket.destroy();
  }
}
