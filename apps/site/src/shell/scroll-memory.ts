/** Remembers how far each path was scrolled and goes back there, also across reloads. */
import { useEffect, useLayoutEffect } from 'react';

const KEY = 'scroll-positions';
/** Pages whose content is on its way grow for a while, on a slow connection for a long one. */
const GROWS_FOR_MS = 10_000;

const positions = readPositions();
let isRendered = false;

export function useScrollMemory(path: string): void {
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    // A page that has just been loaded stands at its top: asking where would only force a layout.
    const wanted = positions.get(path) ?? 0;
    const way = isRendered || wanted > 0 || location.hash ? goTo(wanted) : ARRIVED;
    isRendered = true;
    const remember = () => {
      // How far a page that is still growing lets us is not where the visitor was.
      if (way.arrived) positions.set(path, Math.round(scrollY));
    };
    addEventListener('scroll', remember, { passive: true });
    return () => {
      way.stop();
      removeEventListener('scroll', remember);
    };
  }, [path]);
  useEffect(() => {
    const save = () => savePositions();
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, []);
}

interface Way {
  arrived: boolean;
  stop: () => void;
}

const ARRIVED: Way = { arrived: true, stop: () => {} };

/** Goes as far as the page allows and follows it while it grows, until the visitor scrolls. */
function goTo(wanted: number): Way {
  const anchor =
    location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (anchor) {
    anchor.scrollIntoView();
    return ARRIVED;
  }
  scrollTo(0, wanted);
  if (Math.abs(scrollY - wanted) < 1) return ARRIVED;

  const growth = new ResizeObserver(() => {
    scrollTo(0, wanted);
    if (Math.abs(scrollY - wanted) < 1) stop();
  });
  const given = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const timer = setTimeout(() => stop(), GROWS_FOR_MS);
  const stop = () => {
    way.arrived = true;
    growth.disconnect();
    clearTimeout(timer);
    for (const event of given) removeEventListener(event, stop);
  };
  const way: Way = { arrived: false, stop };
  growth.observe(document.body);
  for (const event of given) addEventListener(event, stop, { passive: true });
  return way;
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
    // Storage is closed or full: a reload starts at the top.
  }
}
