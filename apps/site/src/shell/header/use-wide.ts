import { MENU_BAR } from '@mes/ui/tokens/breakpoints';
import { useSyncExternalStore } from 'react';
import { inBrowser } from '../../ssr/hydration';

/** Wide windows have a menu bar, others a sheet. Only one is rendered, which saves work on phones. */
const mediaQuery = inBrowser ? matchMedia(MENU_BAR) : null;

/** Null during hydration: then both menus are rendered, and CSS hides one. */
export function useWide(): boolean | null {
  return useSyncExternalStore(
    (changed) => {
      mediaQuery?.addEventListener('change', changed);
      return () => mediaQuery?.removeEventListener('change', changed);
    },
    () => mediaQuery?.matches ?? null,
    () => null,
  );
}
