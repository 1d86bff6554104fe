import { useEffect, useState } from 'react';
import { useIsHydrating } from '../../ssr/hydration';

const KEY = 'home-entered';

/** Whether the cards make their entrance: once a visit, not each time that the page is opened. */
export function useEntrance(): boolean {
  const isHydrating = useIsHydrating();
  const [enters] = useState(() => {
    if (isHydrating) return true;
    try {
      return sessionStorage.getItem(KEY) === null;
    } catch {
      return false;
    }
  });
  useEffect(() => {
    if (enters) sessionStorage.setItem(KEY, 'true');
  }, [enters]);
  return enters;
}
