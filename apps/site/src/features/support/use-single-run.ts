import { useRef } from 'react';

/**
 * Ignores calls while one is running. The pending state of a write comes with the next render, which is
 * too late for a double click.
 */
export function useSingleRun(action: () => Promise<void>): () => Promise<void> {
  const isRunning = useRef(false);
  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await action();
    } finally {
      isRunning.current = false;
    }
  };
}
