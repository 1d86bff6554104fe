import type { ProductError } from '@mes/contract/errors';
import type { Message } from './frames';

/** A connected client as the hub sees it, whichever socket it came by. */
export interface Subscriber {
  /** False, and nothing is sent, when too much waits to be sent to it already. */
  push(message: Message): boolean;
  /** It no longer belongs to the channel's audience. */
  ended(channel: string, error: ProductError): void;
  /** Bytes that wait to be sent. */
  readonly backlog: number;
  /** Ends the connection so that the client comes back and catches up. */
  cutOff(): void;
}

/** An error as its body carries it: `{type, message, …details}`. */
export function describe({ name, message, details }: ProductError) {
  return { type: name, message, ...details };
}
