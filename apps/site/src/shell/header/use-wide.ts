import { useSyncExternalStore } from 'react';

/** From here on the menu is a bar; below, a sheet. Not drawing the other one spares a phone a lot. */
const wide = matchMedia('(width >= 960px)');

export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      wide.addEventListener('change', changed);
      return () => wide.removeEventListener('change', changed);
    },
    () => wide.matches,
  );
}
