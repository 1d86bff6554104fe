import { useLocalNow } from '../../../parts/use-now';
import { useScene } from '../../../scene-context';

/**
 * On and off by a timer. A CSS animation of the same wakes the compositor sixty times a second for as long as a
 * match is live.
 */
export function useBlink(everyMs: number): boolean {
  const isPicture = useScene().route.screenshot;
  const now = useLocalNow(everyMs);
  return !isPicture && Math.floor(now / everyMs) % 2 === 1;
}
