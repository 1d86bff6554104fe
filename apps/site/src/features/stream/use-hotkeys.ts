import type { StreamCommandInput } from '@mes/contract/stream-control';
import { useEffect, useEffectEvent } from 'react';
import { actOfKey, type Deck, type Press } from './hotkeys';

/** Keys of the control room, wherever on the page they are pressed. */
export function useHotkeys(deck: Deck | null, act: (act: StreamCommandInput) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!deck || event.repeat || document.querySelector('[role=dialog]')) return;
    const wanted = actOfKey(pressOf(event), deck);
    if (!wanted) return;
    // Space would scroll the page.
    event.preventDefault();
    act(wanted);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function pressOf({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): Press {
  return { key, target: targetOf(target), modified: ctrlKey || metaKey || altKey };
}

function targetOf(target: EventTarget | null): Press['target'] {
  if (!(target instanceof Element)) return 'page';
  if (target.closest('input, textarea, select, [contenteditable]')) return 'text';
  return target.closest('button, a, summary, [role=tab]') ? 'control' : 'page';
}
