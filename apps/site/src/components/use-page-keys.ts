import { useEffect, useEffectEvent } from 'react';

export type PageKeys = Readonly<Record<string, () => void>>;

/**
 * Single keys, wherever on the page they are pressed, but not while text is written. Keys of the whole site
 * yield to those of a page.
 */
export function usePageKeys(keys: PageKeys, { yields = false } = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = isElsewhere(event) ? undefined : keys[event.key.toLowerCase()];
    if (!action) return;
    // The letter must not be typed into what it opens.
    event.preventDefault();
    action();
  });
  useEffect(() => {
    // An event reaches the window last.
    const target: EventTarget = yields ? window : document;
    const listen = (event: Event) => press(event as KeyboardEvent);
    target.addEventListener('keydown', listen);
    return () => target.removeEventListener('keydown', listen);
  }, [yields]);
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
