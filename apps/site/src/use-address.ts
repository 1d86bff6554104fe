import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Marks an address that this page wrote itself. */
const OWN = 'own';

/**
 * The parameters of the address, as state. The router renders a new address with a
 * delay: until then its own hook returns the one before, which takes letters out of a field that is typed into and
 * loses the first of two choices made at once.
 */
export function useAddress() {
  const { key, state } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const [held, setHeld] = useState(parameters);
  const [rendered, setRendered] = useState(key);
  if (key !== rendered) {
    setRendered(key);
    if (state !== OWN) setHeld(parameters);
  }

  const change = (next: URLSearchParams) => {
    setHeld(next);
    setParameters(next, { replace: true, preventScrollReset: true, state: OWN });
  };
  return [held, change] as const;
}
