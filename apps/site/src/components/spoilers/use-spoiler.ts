import { useEffect, useSyncExternalStore } from 'react';
import { spoilerFree } from '../../preferences';
import { useIsHydrating } from '../../ssr/hydration';
import { useFlag } from '../../stored-flag';
import { countHidden, isRevealed, reveal, revealedKeys } from './revealed';

const NOTHING: ReadonlySet<string> = new Set();

/** Whether results are hidden here: chosen in this browser, or asked for by the address of an embed. */
export function useSpoilerFree(): boolean {
  const isChosen = useFlag(spoilerFree);
  const isHydrating = useIsHydrating();
  return isChosen || (!isHydrating && isAskedByAddress());
}

/** The keys that are revealed, or null where nothing is hidden. */
export function useRevealed(): ((key: string) => boolean) | null {
  const isOn = useSpoilerFree();
  const keys = useSyncExternalStore(revealedKeys.subscribe, revealedKeys.get, () => NOTHING);
  return isOn ? (key) => isRevealed(keys, key) : null;
}

/**
 * Of one result, by the id of its match or tournament. Without a key there is nothing to hide. Mark
 * what shows it with `data-spoiler`: it stays invisible until a page of the server is hydrated.
 */
export function useSpoiler(key: string | null): { isHidden: boolean; reveal: () => void } {
  const isShown = useRevealed();
  const isHidden = key !== null && isShown !== null && !isShown(key);
  useEffect(() => (isHidden ? countHidden() : undefined), [isHidden]);
  return { isHidden, reveal: () => key !== null && reveal(key) };
}

/** `?spoilers=hide`, for brackets that are embedded in other sites and for links. */
function isAskedByAddress(): boolean {
  return new URLSearchParams(location.search).get('spoilers') === 'hide';
}
