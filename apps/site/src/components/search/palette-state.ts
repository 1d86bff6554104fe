import { observable } from '@mes/client/observable';
import { useSyncExternalStore } from 'react';

/** Whether the palette is open. */
const open = observable(false);

export function openPalette(): void {
  open.set(true);
}

export function closePalette(): void {
  open.set(false);
}

export function usePaletteOpen(): boolean {
  return useSyncExternalStore(open.subscribe, open.get, () => false);
}
