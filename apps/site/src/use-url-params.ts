import { useState } from 'react';
import { useLocation } from './router/RouterProvider';
import { useSearchParams } from './router/use-search-params';

/** Marks a navigation by this hook. */
const OWN_NAVIGATION = 'own';

/**
 * The search parameters of the URL, as state. The router renders a new URL with a delay. Until then
 * `useSearchParams` returns the previous one: a text field bound to it would lose letters, and the first
 * of two changes at once would be lost.
 */
export function useUrlParams() {
  const { key, state } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const [current, setCurrent] = useState(parameters);
  const [renderedKey, setRenderedKey] = useState(key);
  if (key !== renderedKey) {
    setRenderedKey(key);
    if (state !== OWN_NAVIGATION) setCurrent(parameters);
  }

  const change = (next: URLSearchParams) => {
    setCurrent(next);
    setParameters(next, { replace: true, state: OWN_NAVIGATION });
  };
  return [current, change] as const;
}
