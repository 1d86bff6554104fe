import type { Duplex } from 'node:stream';
import type { ProductError } from '@mes/contract/errors';
import { WebSocket } from 'ws';
import type { Message } from './frames';
import type { Limits } from './limits';
import { type Subscriber, toErrorBody } from './subscriber';

/** A subscriber over the plain WebSocket of overlays. */
export class OverlaySubscriber implements Subscriber {
  readonly #socket: WebSocket;
  readonly #connection: Duplex;
  readonly #limits: Limits;
  #isAlive = true;

  /** `connection` is the stream below the WebSocket, which must not compress: it would buffer frames. */
  constructor(socket: WebSocket, connection: Duplex, limits: Limits) {
    this.#socket = socket;
    this.#connection = connection;
    this.#limits = limits;
    socket.on('pong', () => {
      this.#isAlive = true;
    });
  }

  get backlog(): number {
    return this.#socket.bufferedAmount;
  }

  push({ overlay }: Message): boolean {
    return this.sendUnlessSlow(overlay);
  }

  /**
   * Writes the shared, complete frame directly to the connection: one write, where the WebSocket
   * would build a header and make two writes for each overlay. Returns false if the buffer is full.
   */
  sendUnlessSlow(frame: Buffer): boolean {
    if (this.backlog > this.#limits.backlogBytes) return false;
    if (this.#socket.readyState === WebSocket.OPEN) this.#connection.write(frame);
    return true;
  }

  send(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text, ignore);
  }

  sendEnded(channel: string, error: ProductError): void {
    this.send(JSON.stringify({ action: 'ended', channel, error: toErrorBody(error) }));
  }

  /** Terminates the connection if the last ping was not answered, and sends the next one. */
  checkAlive(): void {
    if (!this.#isAlive) {
      this.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping(ignore);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }
}

/** A failed send is followed by 'close', which handles it. */
function ignore(): void {}
