import { useEffect, useEffectEvent } from 'react';

export type PageKeys = Readonly<Record<string, () => void>>;

/** Single keys, wherever on the page they are pressed, but not while text is written. */
export function usePageKeys(keys: PageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = isElsewhere(event) ? undefined : keys[event.key.toLowerCase()];
    if (!action) return;
    // The letter must not be typed into what it opens.
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** In a dialog, a text field or a row of tabs, or with a key that means something to the browser. */
function isElsewhere(event: KeyboardEvent): boolean {
  const { defaultPrevented, repeat, ctrlKey, metaKey, altKey, target } = event;
  if (
    defaultPrevented ||
    repeat ||
    ctrlKey ||
    metaKey ||
    altKey ||
    document.querySelector('[role=dialog]')
  )
    return true;
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
