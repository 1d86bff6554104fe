import { useEffect, useState } from 'react';
import { useDrawing } from '../../drawing/drawing';

const KEY = 'home-entered';

/** Whether the cards make their entrance: once a visit, not each time that the page is opened. */
export function useEntrance(): boolean {
  const drawing = useDrawing();
  const [enters] = useState(() => {
    if (drawing) return true;
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
