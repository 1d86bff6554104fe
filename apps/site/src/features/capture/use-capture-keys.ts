import { useEffectEvent, useLayoutEffect } from 'react';
import { type KeyMeaning, parseKey } from './keys';

/** Handles keys anywhere on the page, except in fields and dialogs. */
export function useCaptureKeys(onKey: (meaning: KeyMeaning) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isInField(event.target)) return;
    const meaning = parseKey(event);
    if (!meaning) return;
    event.preventDefault();
    onKey(meaning);
  });
  // A layout effect, so that keys work as soon as the board is visible.
  useLayoutEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}

const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]';

function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
