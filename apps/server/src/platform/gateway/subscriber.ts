import type { ProductError } from '@mes/contract/errors';
import type { Message } from './frames';

/** A connected client, independent of its socket. */
export interface Subscriber {
  /** Returns false without sending when the send buffer is full. */
  push(message: Message): boolean;
  /** Sends the client that it no longer belongs to the audience of the channel. */
  sendEnded(channel: string, error: ProductError): void;
  /** Bytes in the send buffer. */
  readonly backlog: number;
  /** Closes the connection so that the client reconnects and catches up. */
  terminate(): void;
}

/** An error as in the body of an answer: `{type, message, …details}`. */
export function toErrorBody({ name, message, details }: ProductError) {
  return { type: name, message, ...details };
}
