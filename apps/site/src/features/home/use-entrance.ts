import { useEffect, useState } from 'react';

const KEY = 'home-entered';

/** Whether the cards make their entrance: once a visit, not each time that the page is opened. */
export function useEntrance(): boolean {
  const [enters] = useState(() => {
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
