import { useEffect, useState } from 'react';
import { useIsHydrating } from '../../ssr/hydration';

const KEY = 'home-entered';

/** Whether the home page is opened for the first time in this tab: only then the cards are animated. */
export function useIsFirstVisit(): boolean {
  const isHydrating = useIsHydrating();
  const [isFirstVisit] = useState(() => {
    if (isHydrating) return true;
    try {
      return sessionStorage.getItem(KEY) === null;
    } catch {
      return false;
    }
  });
  useEffect(() => {
    if (isFirstVisit) sessionStorage.setItem(KEY, 'true');
  }, [isFirstVisit]);
  return isFirstVisit;
}
