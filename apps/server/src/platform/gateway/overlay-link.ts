import type { ProductError } from '@mes/contract/errors';
import { WebSocket } from 'ws';
import type { Message } from './frames';
import type { Limits } from './limits';
import { describe, type Subscriber } from './subscriber';

/** An overlay as a subscriber. */
export class OverlayLink implements Subscriber {
  readonly #socket: WebSocket;
  readonly #limits: Limits;
  #isAlive = true;

  constructor(socket: WebSocket, limits: Limits) {
    this.#socket = socket;
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

  /** A buffer is not encoded again for each socket, as text would be. */
  sendIfQuick(message: Buffer): boolean {
    if (this.backlog > this.#limits.backlogBytes) return false;
    this.#socket.send(message, { binary: false }, ignore);
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
