import type { IncomingMessage } from 'node:http';

const LONGEST_MS = 5_000;

/**
 * Reads what a refused client still sends, and throws it away, but not for ever. A connection that is
 * closed at once is reset, and a client that is writing then sees the reset instead of the answer.
 */
export function discardRest(request: IncomingMessage, longestMs = LONGEST_MS): void {
  if (request.readableEnded || request.destroyed) return;
  const timer = setTimeout(() => request.socket.destroy(), longestMs);
  // unref so that the timer does not keep the process alive
  timer.unref();
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
  request.resume();
}
