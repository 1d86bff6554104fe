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

/** A Socket.IO client as a subscriber. It counts what waits, which Socket.IO itself does not. */
export class SocketLink implements Subscriber {
  readonly #socket: Socket;
  readonly #limits: Limits;
  /** Bytes kept by Engine.IO, and bytes it gave to the connection and which are not sent yet. */
  #kept = 0;
  #handedOver = 0;

  constructor(socket: Socket, limits: Limits) {
    this.#socket = socket;
    this.#limits = limits;
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
    return this.#socket.conn.transport.writable ? 0 : this.#kept + this.#handedOver;
  }

  push({ packet }: Message): boolean {
    if (this.backlog > this.#limits.backlogBytes) return false;
    this.write(packet);
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
