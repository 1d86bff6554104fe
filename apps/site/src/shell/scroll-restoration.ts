/** Remembers the scroll position of each path and restores it, also after a reload. */
import { useEffect, useLayoutEffect } from 'react';

const KEY = 'scroll-positions';
/** How long a page may grow while its content is loading, also on slow connections. */
const MAX_GROWTH_MS = 10_000;

const positions = readPositions();
let isRendered = false;

export function useScrollRestoration(path: string): void {
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    // A page that was just loaded is at its top: reading the position would only force a layout.
    const target = positions.get(path) ?? 0;
    const restoration = isRendered || target > 0 || location.hash ? scrollBack(target) : DONE;
    isRendered = true;
    const remember = () => {
      // While the page is still growing, the position is not the visitor's choice.
      if (restoration.isDone) positions.set(path, Math.round(scrollY));
    };
    addEventListener('scroll', remember, { passive: true });
    return () => {
      restoration.stop();
      removeEventListener('scroll', remember);
    };
  }, [path]);
  useEffect(() => {
    const save = () => savePositions();
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, []);
}

interface Restoration {
  isDone: boolean;
  stop: () => void;
}

const DONE: Restoration = { isDone: true, stop: () => {} };

/** Scrolls as far as the page allows, and again while it grows, until the visitor scrolls. */
function scrollBack(target: number): Restoration {
  const anchor =
    location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (anchor) {
    anchor.scrollIntoView();
    return DONE;
  }
  // Fonts change the height of everything above, and the browser moves the page with it.
  const isThere = () => Math.abs(scrollY - target) < 1 && document.fonts.status === 'loaded';
  scrollTo(0, target);
  if (isThere()) return DONE;

  const scrollAgain = () => {
    if (restoration.isDone) return;
    scrollTo(0, target);
    if (isThere()) stop();
  };
  const growth = new ResizeObserver(scrollAgain);
  const inputEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const timer = setTimeout(() => stop(), MAX_GROWTH_MS);
  const stop = () => {
    restoration.isDone = true;
    growth.disconnect();
    clearTimeout(timer);
    for (const event of inputEvents) removeEventListener(event, stop);
  };
  const restoration: Restoration = { isDone: false, stop };
  growth.observe(document.body);
  void document.fonts.ready.then(scrollAgain);
  for (const event of inputEvents) addEventListener(event, stop, { passive: true });
  return restoration;
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function savePositions(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions]));
  } catch {
    // No storage: a reload starts at the top.
  }
}
