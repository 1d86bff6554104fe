import type { StaffStoreRequest } from '@mes/contract/store-schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DecideRequest } from './use-decide-request';

/**
 * J and K choose a request, F fulfils it and R refuses it, wherever on the page they are pressed.
 * Returns the id of the chosen one; without a choice it is the first.
 */
export function useQueueKeys(
  requests: readonly StaffStoreRequest[],
  decide: DecideRequest,
): string | null {
  const [id, setId] = useState<string | null>(null);
  const index = Math.max(
    0,
    requests.findIndex((request) => request.id === id),
  );
  const chosen = requests[index];

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!chosen || isElsewhere(event)) return;
    const key = event.key.toLowerCase();
    if (key === 'j') setId(requests[index + 1]?.id ?? chosen.id);
    else if (key === 'k') setId(requests[index - 1]?.id ?? chosen.id);
    else if (key === 'f') void decide('fulfil', chosen);
    else if (key === 'r') void decide('refuse', chosen);
    else return;
    // The letter must not be typed into the dialog that it opens.
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return chosen?.id ?? null;
}

/** In a dialog or a text field, or with a key that means something to the browser. */
function isElsewhere({ repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (repeat || ctrlKey || metaKey || altKey || document.querySelector('[role=dialog]'))
    return true;
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
