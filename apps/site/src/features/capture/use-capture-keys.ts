import { useEffectEvent, useLayoutEffect } from 'react';
import { type KeyMeaning, meaningOf } from './keys';

/** Hears the keys of the whole page, but not what is typed into a field or a dialog. */
export function useCaptureKeys(onKey: (meaning: KeyMeaning) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isElsewhere(event.target)) return;
    const meaning = meaningOf(event);
    if (!meaning) return;
    event.preventDefault();
    onKey(meaning);
  });
  // Before the board is seen: whoever sees it may press.
  useLayoutEffect(() => {
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]';

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
