import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Marks an address that this page wrote itself. */
const OWN = 'own';

/**
 * The parameters of the address, as state. The router draws a new address when it gets to it: until
 * then its own hook tells the one before, which takes letters out of a field that is typed into and
 * loses the first of two choices made at once.
 */
export function useAddress() {
  const { key, state } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const [held, setHeld] = useState(parameters);
  const [drawn, setDrawn] = useState(key);
  if (key !== drawn) {
    setDrawn(key);
    if (state !== OWN) setHeld(parameters);
  }

  const change = (next: URLSearchParams) => {
    setHeld(next);
    setParameters(next, { replace: true, preventScrollReset: true, state: OWN });
  };
  return [held, change] as const;
}
