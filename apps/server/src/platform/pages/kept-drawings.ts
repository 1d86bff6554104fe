import { LRUCache } from 'lru-cache';
import type { Drawing } from './drawing';
import type { FirstData } from './first-data';

export interface KeptDrawing {
  readonly drawn: string | null;
  /** What the page takes for now until it has been taken over. */
  readonly at: number;
}

export const NOT_DRAWN: KeptDrawing = { drawn: null, at: 0 };

/** Pages that read nothing would be kept for ever otherwise, with the time at which they were drawn. */
const KEPT_MS = 60_000;

/** One drawing for everybody who opens the page while what it shows is the same. */
export function createKeptDrawings(
  drawing: Drawing,
): (path: string, shown: FirstData) => Promise<KeptDrawing> {
  const kept = new LRUCache<string, { shown: FirstData; drawing: Promise<KeptDrawing> }>({
    max: 200,
    ttl: KEPT_MS,
  });
  return (path, shown) => {
    const found = kept.get(path);
    if (found?.shown === shown) return found.drawing;
    const made = make(path, shown);
    kept.set(path, { shown, drawing: made });
    return made;
  };

  async function make(path: string, { answers }: FirstData): Promise<KeptDrawing> {
    const at = Date.now();
    const url = `/app${path === '/' ? '' : path}`;
    const drawn = await drawing.draw({ url, calls: answers, at });
    // Not drawn for want of time: whoever comes next may have more luck.
    if (drawn === null) kept.delete(path);
    return { drawn, at };
  }
}
