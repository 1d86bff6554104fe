/** Errors of the page itself; the store has those of what it reads. */
import { observable } from '@mes/client/observable';

export const pageFaults = observable<readonly string[]>([]);

const MOST = 3;

export function reportFault(error: unknown): void {
  if (isNotice(error)) return;
  const message = error instanceof Error ? error.message : String(error);
  const others = pageFaults.get().filter((each) => each !== message);
  pageFaults.set([...others, message].slice(-MOST));
}

/**
 * Browsers report through the same events what is no fault: that a ResizeObserver takes another frame,
 * that a request was cancelled, and errors of extensions. These come without an error, or by name.
 */
function isNotice(error: unknown): boolean {
  if (error === null || error === undefined) return true;
  if (error instanceof DOMException && error.name === 'AbortError') return true;
  return error instanceof Error && error.message.startsWith('ResizeObserver loop');
}

/** Only who sets a stream up at their own machine is shown errors; viewers never are. */
export function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
