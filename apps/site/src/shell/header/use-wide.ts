import { MENU_BAR } from '@mes/ui/tokens/breakpoints';
import { useSyncExternalStore } from 'react';
import { inBrowser } from '../../ssr/hydration';

/** The menu is a bar here, and a sheet below. Rendering only one of them saves phones much work. */
const wide = inBrowser ? matchMedia(MENU_BAR) : null;

/** Null while it is not known: then both are rendered, and styles hide the one that does not fit. */
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
