import { useSyncExternalStore } from 'react';
import { inBrowser } from '../../drawing/drawing';

/** From here on the menu is a bar; below, a sheet. Not drawing the other one spares a phone a lot. */
const wide = inBrowser ? matchMedia('(width >= 960px)') : null;

/** Null as long as it is not known: both are drawn then, and styles hide the one that does not fit. */
export function useWide(): boolean | null {
  return useSyncExternalStore(
    (changed) => {
      wide?.addEventListener('change', changed);
      return () => wide?.removeEventListener('change', changed);
    },
    () => wide?.matches ?? null,
    () => null,
  );
}
