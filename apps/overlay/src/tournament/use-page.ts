import { useNow } from '../parts/use-now';
import { useScene } from '../scene-context';
import { PAGE_MS, pageOf } from './pages';

/** The page that it is time for; a picture always shows the first. */
export function usePage<T>(items: readonly T[], size: number): readonly T[] {
  const now = useNow(PAGE_MS);
  const { route } = useScene();
  return pageOf(items, { size, now: route.screenshot ? 0 : now });
}
