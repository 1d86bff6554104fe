/**
 * Public pages are rendered by the server, with the same components, and hydrated by the browser. The
 * first render of both must be equal, so whatever only the browser knows (current time, time zone,
 * storage, window width) is shown one render later.
 */
import { createContext, use, useSyncExternalStore } from 'react';

/** False where pages are rendered on the server. */
export const inBrowser = typeof document !== 'undefined';

/** When the server rendered the page; epoch milliseconds. */
export const RenderedAt = createContext(0);

/** True on the server, and in the browser until the page is hydrated. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/** The time zone to format with: UTC until the page is hydrated, then undefined (the visitor's zone). */
export function useZone(): string | undefined {
  return useIsHydrating() ? 'UTC' : undefined;
}

/** The time at which the server rendered the page; null once it is hydrated. */
export function useRenderedAt(): number | null {
  const renderedAt = use(RenderedAt);
  return useIsHydrating() ? renderedAt : null;
}

const neverChanges = () => () => {};
