import type { Failure } from '@mes/client/failure-log';

type Listener = (failure: Failure) => void;

const listeners = new Set<Listener>();

/** Told of every call that fails, wherever on the page it was made. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportFailure(failure: Failure): void {
  for (const listener of listeners) listener(failure);
}
