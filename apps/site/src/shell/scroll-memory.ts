/** Remembers how far each path was scrolled and goes back there, also across reloads. */
import { useEffect, useLayoutEffect } from 'react';

const KEY = 'scroll-positions';
/** Pages whose content is on its way grow for a while; later the visitor has long moved on. */
const GROWS_FOR_MS = 2_000;

const positions = readPositions();
let drawn = false;

export function useScrollMemory(path: string): void {
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    // A page that has just been loaded stands at its top: asking where would only force a layout.
    const wanted = positions.get(path) ?? 0;
    const stop = drawn || wanted > 0 || location.hash ? goTo(wanted) : () => {};
    drawn = true;
    const remember = () => positions.set(path, Math.round(scrollY));
    addEventListener('scroll', remember, { passive: true });
    return () => {
      stop();
      removeEventListener('scroll', remember);
    };
  }, [path]);
  useEffect(() => {
    const save = () => savePositions();
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, []);
}

/** Goes as far as the page allows and follows it while it grows, until the visitor scrolls. */
function goTo(wanted: number): () => void {
  const anchor =
    location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (anchor) {
    anchor.scrollIntoView();
    return () => {};
  }
  scrollTo(0, wanted);
  if (Math.abs(scrollY - wanted) < 1) return () => {};

  const growth = new ResizeObserver(() => {
    scrollTo(0, wanted);
    if (Math.abs(scrollY - wanted) < 1) stop();
  });
  const given = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const timer = setTimeout(() => stop(), GROWS_FOR_MS);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of given) removeEventListener(event, stop);
  };
  growth.observe(document.body);
  for (const event of given) addEventListener(event, stop, { passive: true });
  return stop;
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
