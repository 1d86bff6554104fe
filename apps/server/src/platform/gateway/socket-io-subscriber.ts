import type { Socket as NetSocket } from 'node:net';
import type { ProductError } from '@mes/contract/errors';
import type { Socket } from 'socket.io';
import type { Message, Packet } from './frames';
import type { Limits } from './limits';
import { type Subscriber, toErrorBody } from './subscriber';
import { RawJson } from './text-parser';

interface EnginePacket {
  readonly data?: { readonly length: number };
  readonly options?: Partial<Packet['options']>;
}

interface SocketIoSubscriberOptions {
  readonly limits: Limits;
  /** Whether the client may use another transport than WebSocket. */
  readonly polling: boolean;
}

/** A subscriber over Socket.IO. Counts the bytes in the send buffer, which Socket.IO does not. */
export class SocketIoSubscriber implements Subscriber {
  readonly #socket: Socket;
  readonly #limits: Limits;
  readonly #connection: NetSocket | null;
  /** Bytes in the buffer of Engine.IO, and bytes it has flushed that are not sent yet. */
  #buffered = 0;
  #flushed = 0;

  constructor(socket: Socket, { limits, polling }: SocketIoSubscriberOptions) {
    this.#socket = socket;
    this.#limits = limits;
    this.#connection = polling ? null : socket.request.socket;
    socket.conn.on('packetCreate', ({ data, options }: EnginePacket) => {
      this.#buffered += options?.wsPreEncodedFrame?.[0].length ?? data?.length ?? 0;
    });
    // Engine.IO flushes its whole buffer at once, and only after the previous flush was sent.
    socket.conn.on('drain', () => {
      this.#flushed = this.#buffered;
      this.#buffered = 0;
    });
  }

  get backlog(): number {
    const { writable } = this.#socket.conn.transport;
    return writable ? (this.#connection?.writableLength ?? 0) : this.#buffered + this.#flushed;
  }

  /**
   * Writes the complete frame directly to the connection unless Engine.IO has earlier packets in its
   * buffer: its own path through packets and events costs more than twice as much.
   */
  push({ packet }: Message): boolean {
    if (this.backlog > this.#limits.backlogBytes) return false;
    const { conn } = this.#socket;
    if (this.#connection && conn.transport.writable && conn.readyState === 'open') {
      this.#connection.write(packet.options.wsPreEncodedFrame[0]);
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

  sendEnded(channel: string, error: ProductError): void {
    const body = { channel, error: toErrorBody(error) };
    this.emit('subscription_ended', new RawJson(JSON.stringify(body)));
  }

  /** Sends no disconnect packet: after one, Socket.IO's client would not reconnect by itself. */
  terminate(): void {
    this.#socket.conn.close(true);
    this.#socket.request.socket.destroy();
  }
}
