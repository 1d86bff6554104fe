import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { watchDragging } from './dragging';
import { watchPinching } from './pinching';
import { clamped, fitting, type Point, STEP, scrollAfter } from './zoom';

export interface PanZoom {
  /** The window; it scrolls. */
  window: RefObject<HTMLDivElement | null>;
  /** As large as the picture is at this zoom. */
  sizer: RefObject<HTMLDivElement | null>;
  /** The picture itself, which is scaled. */
  picture: RefObject<HTMLDivElement | null>;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
  /** Brings a place of the picture to the left upper corner. */
  show: (place: Point) => void;
}

/**
 * Panning is scrolling, so fingers, wheels, keys and scroll bars do what they always do; dragging
 * with the mouse scrolls too. Zooming scales the picture as a whole. Nothing of it goes through
 * React: with hundreds of matches on the page each step has to be over within a frame.
 */
export function usePanZoom({ width, height }: { width: number; height: number }): PanZoom {
  const window = useRef<HTMLDivElement>(null);
  const sizer = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const zoom = useRef(1);
  const motion = useRef<ReturnType<typeof createMotion>>(null);

  const zoomTo = useCallback(
    (wanted: number, at?: Point) => {
      const view = window.current;
      if (!view || !sizer.current || !picture.current) return;
      const [from, to] = [zoom.current, clamped(wanted)];
      const point = at ?? { x: view.clientWidth / 2, y: view.clientHeight / 2 };
      const scroll = { x: view.scrollLeft, y: view.scrollTop };
      zoom.current = to;
      if (from !== to) motion.current?.zooming();
      picture.current.style.transform = to === 1 ? '' : `scale(${to})`;
      sizer.current.style.width = `${width * to}px`;
      sizer.current.style.height = `${height * to}px`;
      const { x, y } = scrollAfter(scroll, { at: point, from, to });
      view.scrollTo({ left: x, top: y, behavior: 'instant' });
    },
    [width, height],
  );

  useEffect(() => {
    const view = window.current;
    if (!view || !picture.current) return;
    motion.current = createMotion(view, picture.current);
    const stopWheel = watchWheel(view, (factor, at) => zoomTo(zoom.current * factor, at));
    const stopPinching = watchPinching(view, {
      start: () => zoom.current,
      change: (scale, at) => zoomTo(scale, at),
    });
    const stopDragging = watchDragging(view);
    return () => {
      motion.current?.stop();
      stopWheel();
      stopPinching();
      stopDragging();
    };
  }, [zoomTo]);

  // The picture has grown or shrunk: its window has to know.
  useEffect(() => zoomTo(zoom.current), [zoomTo]);

  return useMemo(
    () => ({
      window,
      sizer,
      picture,
      zoomIn: () => zoomTo(zoom.current * STEP),
      zoomOut: () => zoomTo(zoom.current / STEP),
      fit: () => {
        const view = window.current;
        if (!view) return;
        zoomTo(fitting({ width, height }, { width: view.clientWidth, height: view.clientHeight }));
      },
      show: ({ x, y }) => {
        const view = window.current;
        if (!view) return;
        view.scrollTo({ left: x * zoom.current, top: y * zoom.current });
        // One that is not bounded scrolls up and down with the page.
        if (!scrollsUpAndDown(view)) scrollBy({ top: y * zoom.current - placeOnPage(view) });
      },
    }),
    [zoomTo, width, height],
  );
}

/** Below the tabs, which stay at the top of the page. */
const BELOW_TABS = 120;

export function scrollsUpAndDown(view: HTMLElement): boolean {
  return view.scrollHeight > view.clientHeight;
}

/** How much of an unbounded bracket has left the page at the top. */
export function placeOnPage(view: HTMLElement): number {
  return BELOW_TABS - view.getBoundingClientRect().top;
}

/** After that long without another step the bracket is at rest again. */
const SETTLED_MS = 200;

/**
 * While it moves, what is painted already is stretched, and a shield over it takes the mouse: painting
 * hundreds of matches anew for each step, or looking among them for what the mouse points at, would
 * stutter.
 */
function createMotion(view: HTMLElement, picture: HTMLElement) {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    picture.style.willChange = '';
    delete view.dataset.moving;
  };
  const keepMoving = () => {
    view.dataset.moving = '';
    clearTimeout(settling);
    settling = setTimeout(settle, SETTLED_MS);
  };
  view.addEventListener('scroll', keepMoving, { passive: true });
  return {
    zooming: () => {
      picture.style.willChange = 'transform';
      keepMoving();
    },
    stop: () => {
      clearTimeout(settling);
      settle();
      view.removeEventListener('scroll', keepMoving);
    },
  };
}

/** The wheel alone scrolls; with Ctrl, which is also what a touchpad's pinch sends, it zooms. */
function watchWheel(view: HTMLElement, onZoom: (factor: number, at: Point) => void): () => void {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = view.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    onZoom(Math.exp(-event.deltaY / 300), at);
  };
  view.addEventListener('wheel', onWheel, { passive: false });
  return () => view.removeEventListener('wheel', onWheel);
}
