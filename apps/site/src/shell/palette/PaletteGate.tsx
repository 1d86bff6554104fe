import { useEffect, useEffectEvent, useState } from 'react';
import { closePalette, openPalette, usePaletteOpen } from '../../components/search/palette-state';
import { notify } from '../../components/toasts/notify';
import * as texts from '../texts';
import { useGoKeys } from './use-go-keys';

type Palette = typeof import('./Palette').default;

/** Opens the palette by Ctrl K, Cmd K or a slash. Its code is loaded when it is first wanted. */
export function PaletteGate() {
  const isOpen = usePaletteOpen();
  const [Palette, setPalette] = useState<Palette | null>(null);
  const [typedBefore, setTypedBefore] = useState('');
  const onLoaded = useEffectEvent((loaded: Palette) => setPalette(() => loaded));
  const close = () => {
    setTypedBefore('');
    closePalette();
  };

  useGoKeys({ '/': openUnlessCovered }, isCovered);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The second key may be pressed while the first one is held.
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

  // What is typed until its code has come belongs to the palette, and is no shortcut of the page.
  const isLoading = isOpen && Palette === null;
  const onEarlyKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Backspace') setTypedBefore((typed) => typed.slice(0, -1));
    else if (event.key.length === 1) setTypedBefore((typed) => typed + event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!isLoading) return;
    const onKeyDown = (event: KeyboardEvent) => onEarlyKey(event);
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isLoading]);

  return isOpen && Palette ? <Palette typedBefore={typedBefore} onClose={close} /> : null;
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
