import type { Duplex } from 'node:stream';
import type { ProductError } from '@mes/contract/errors';
import { WebSocket } from 'ws';
import type { Message } from './frames';
import type { Limits } from './limits';
import { describe, type Subscriber } from './subscriber';

/** An overlay as a subscriber. */
export class OverlayLink implements Subscriber {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #limits: Limits;
  #isAlive = true;

  /** `wire` is the connection below the socket, which must not compress: it would keep things back. */
  constructor(socket: WebSocket, wire: Duplex, limits: Limits) {
    this.#socket = socket;
    this.#wire = wire;
    this.#limits = limits;
    socket.on('pong', () => {
      this.#isAlive = true;
    });
  }

  get backlog(): number {
    return this.#socket.bufferedAmount;
  }

  push({ overlay }: Message): boolean {
    return this.sendIfQuick(overlay);
  }

  /**
   * The frame is complete and the same for everybody, so it goes straight to the connection: one
   * write, where the socket would make a header and two for each overlay.
   */
  sendIfQuick(frame: Buffer): boolean {
    if (this.backlog > this.#limits.backlogBytes) return false;
    if (this.#socket.readyState === WebSocket.OPEN) this.#wire.write(frame);
    return true;
  }

  send(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text, ignore);
  }

  ended(channel: string, error: ProductError): void {
    this.send(JSON.stringify({ action: 'ended', channel, error: describe(error) }));
  }

  /** Ends the connection if the last question was not answered, and asks again. */
  checkAlive(): void {
    if (!this.#isAlive) {
      this.cutOff();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping(ignore);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  cutOff(): void {
    this.#socket.terminate();
  }
}

/** A send that fails is followed by 'close', which is where it is dealt with. */
function ignore(): void {}
