/** Errors of the page itself; the store has those of what it reads. */
import { observable } from '@mes/client/observable';

export const pageFaults = observable<readonly string[]>([]);

const MOST = 3;

export function reportFault(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const others = pageFaults.get().filter((each) => each !== message);
  pageFaults.set([...others, message].slice(-MOST));
}

/** Only who sets a stream up at their own machine is shown errors; viewers never are. */
export function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
