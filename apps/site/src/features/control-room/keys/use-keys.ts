import { useEffect, useEffectEvent } from 'react';
import type { ActionId } from './actions';
import { belongsToDialog, belongsToRoom } from './focus-rule';
import { actionOf, keyNameOf } from './key-map';
import { useAssignedKeys } from './stored-keys';

/** Keys of the room, wherever on the page they are pressed. */
export function useKeys(bench: string, run: (id: ActionId) => void): void {
  const assigned = useAssignedKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keyName = keyNameOf(event);
    if (!belongsToRoom(keyName, event.target)) return;
    const action = actionOf(keyName, { assigned, bench });
    if (!action) return;
    // The field of `write` is behind the dialog.
    if (isDialogOpen() && (belongsToDialog(keyName) || action.id === 'write')) return;
    // Also keeps Space from pressing the button that has the focus.
    event.preventDefault();
    if (!event.repeat || action.repeats) run(action.id);
  });
  // Some browsers press a focused button when Space is released.
  const release = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === ' ' && belongsToRoom('Space', event.target)) event.preventDefault();
  });
  useEffect(() => {
    const onPress = (event: KeyboardEvent) => press(event);
    const onRelease = (event: KeyboardEvent) => release(event);
    window.addEventListener('keydown', onPress);
    window.addEventListener('keyup', onRelease);
    return () => {
      window.removeEventListener('keydown', onPress);
      window.removeEventListener('keyup', onRelease);
    };
  }, []);
}

function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog]') !== null;
}
