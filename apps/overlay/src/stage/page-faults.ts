/** What is wrong with the page: errors of its own, and data that the scene on screen lacks. */
import { observable } from '@mes/client/observable';

export const pageFaults = observable<readonly string[]>([]);
/** Of the scene on screen: what it has never been able to read. */
export const sceneFaults = observable<readonly string[]>([]);

const MOST = 3;
/** Nobody knows when an error outside of a scene is over; if it comes again, it is shown again. */
const PASSES_AFTER_MS = 15_000;

/** It stays until the returned function is called. */
export function reportFault(error: unknown): () => void {
  if (isNotice(error)) return () => {};
  const message = error instanceof Error ? error.message : String(error);
  const others = () => pageFaults.get().filter((each) => each !== message);
  pageFaults.set([...others(), message].slice(-MOST));
  return () => pageFaults.set(others());
}

export function reportPassingFault(error: unknown): void {
  setTimeout(reportFault(error), PASSES_AFTER_MS);
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

/**
 * Who sets a stream up at their own machine is shown errors, and who directs it: a monitor of the control
 * room is a page within another. Viewers never are.
 */
export function showsFaults({ hostname, isMonitor }: { hostname: string; isMonitor: boolean }) {
  return isMonitor || LOCAL_HOSTS.includes(hostname);
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
