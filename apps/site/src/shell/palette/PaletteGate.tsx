import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../../components/toasts/notify';
import { closePalette, openPalette, usePaletteOpen } from '../search/palette-state';
import * as texts from '../texts';
import { useGoKeys } from './use-go-keys';

type Palette = typeof import('./Palette').default;

/** Opens the palette by Ctrl K, Cmd K or a slash. Its code is loaded when it is first wanted. */
export function PaletteGate() {
  const isOpen = usePaletteOpen();
  const [Palette, setPalette] = useState<Palette | null>(null);
  const onLoaded = useEffectEvent((loaded: Palette) => setPalette(() => loaded));

  useGoKeys({ '/': openUnlessCovered }, isCovered);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Whoever holds the first key may press the second one.
      if (event.key === 'Control' || event.key === 'Meta') preload();
      // An editor that took the keys for a link has prevented the default.
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      event.preventDefault();
      if (!event.repeat) openUnlessCovered();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    import('./Palette')
      .then((loaded) => onLoaded(loaded.default))
      .catch(() => {
        closePalette();
        notify({ message: texts.searchFailed, kind: 'danger' });
      });
  }, [isOpen]);

  return isOpen && Palette ? <Palette onClose={closePalette} /> : null;
}

function openUnlessCovered(): void {
  if (!isCovered()) openPalette();
}

/** A dialog has to be answered first. */
function isCovered(): boolean {
  return document.querySelector('dialog[open], [role=dialog]') !== null;
}

/** Errors are ignored here: opening tries again and shows them. */
function preload(): void {
  import('./Palette').catch(() => {});
}
