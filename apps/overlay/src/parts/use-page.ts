import { useScene } from '../scene-context';
import { PAGE_MS, pageOf } from '../tournament/pages';
import { useNow } from './use-now';

/** The page that it is time for; a picture always shows the first. */
export function usePage<T>(items: readonly T[], size: number): readonly T[] {
  const now = useNow(PAGE_MS);
  const { route } = useScene();
  return pageOf(items, { size, now: route.screenshot ? 0 : now });
}
