import { useSyncExternalStore } from 'react';

/** Whether a media query fits; null during hydration, when nobody knows yet. */
export function useMedia(query: string): boolean | null {
  return useSyncExternalStore<boolean | null>(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => null,
  );
}
