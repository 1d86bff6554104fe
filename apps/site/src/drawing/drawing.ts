/**
 * Public pages arrive drawn: the server has made their HTML with the same components, and the browser
 * takes that over. Until it has, both must say the same, so what only the browser knows (the time, its
 * zone, what it keeps, how wide it is) comes one step later.
 */
import { createContext, use, useSyncExternalStore } from 'react';

/** False where pages are drawn on the server. */
export const inBrowser = typeof document !== 'undefined';

/** When the server drew the page; epoch milliseconds. */
export const DrawnAt = createContext(0);

/** True on the server, and in the browser until it has taken the page over. */
export function useDrawing(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** The zone for times: the visitor's own, which formats mean by none, as soon as it can be known. */
export function useZone(): string | undefined {
  return useDrawing() ? 'UTC' : undefined;
}

/** The time of the drawing for as long as it counts; null from then on. */
export function useDrawnAt(): number | null {
  const drawnAt = use(DrawnAt);
  return useDrawing() ? drawnAt : null;
}

const never = () => () => {};
