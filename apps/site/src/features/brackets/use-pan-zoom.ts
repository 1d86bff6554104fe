import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { enableDragScroll } from './drag-scroll';
import { enablePinchZoom } from './pinch-zoom';
import { clampZoom, fitZoom, type Point, scrollAfterZoom, ZOOM_STEP } from './zoom';

export interface PanZoom {
  /** The scrollable element. */
  window: RefObject<HTMLDivElement | null>;
  /** Has the size of the picture at the current zoom. */
  sizer: RefObject<HTMLDivElement | null>;
  /** That of the sizer before the first zoom. */
  size: { readonly width: number; readonly height: number };
  /** The scaled content. */
  picture: RefObject<HTMLDivElement | null>;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
  /** Scrolls a point of the picture to the middle, of the page too if wanted. */
  center: (place: Point, options?: { withPage: boolean }) => void;
  /** Scrolls a point of the picture to the upper left corner. */
  show: (place: Point) => void;
}

/**
 * Panning is native scrolling, so touch, wheel, keys and scroll bars work as usual; dragging with the
 * mouse scrolls, too. Zooming scales the picture with CSS. Both bypass React, because with hundreds of
 * matches each step has to be done within a frame.
 */
export function usePanZoom({ width, height }: { width: number; height: number }): PanZoom {
  const window = useRef<HTMLDivElement>(null);
  const sizer = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const zoom = useRef(1);
  const motion = useRef<ReturnType<typeof createMotion>>(null);

  const zoomTo = useCallback(
    (wantedZoom: number, at?: Point) => {
      const view = window.current;
      if (!view || !sizer.current || !picture.current) return;
      const [from, to] = [zoom.current, clampZoom(wantedZoom)];
      const point = at ?? { x: view.clientWidth / 2, y: view.clientHeight / 2 };
      const scroll = { x: view.scrollLeft, y: view.scrollTop };
      zoom.current = to;
      if (from !== to) motion.current?.startZoom();
      picture.current.style.transform = to === 1 ? '' : `scale(${to})`;
      sizer.current.style.width = `${width * to}px`;
      sizer.current.style.height = `${height * to}px`;
      const { x, y } = scrollAfterZoom(scroll, { at: point, from, to });
      view.scrollTo({ left: x, top: y, behavior: 'instant' });
    },
    [width, height],
  );

  useEffect(() => {
    const view = window.current;
    if (!view || !picture.current) return;
    motion.current = createMotion(view, picture.current);
    const stopWheelZoom = enableWheelZoom(view, (factor, at) => zoomTo(zoom.current * factor, at));
    const stopPinchZoom = enablePinchZoom(view, {
      start: () => zoom.current,
      change: (scale, at) => zoomTo(scale, at),
    });
    const stopDragScroll = enableDragScroll(view);
    return () => {
      motion.current?.stop();
      stopWheelZoom();
      stopPinchZoom();
      stopDragScroll();
    };
  }, [zoomTo]);

  // Applies a new size of the picture. Unzoomed it has it already, and measuring would lay out the page.
  useEffect(() => {
    if (zoom.current !== 1) zoomTo(zoom.current);
  }, [zoomTo]);

  return useMemo(
    () => ({
      window,
      sizer,
      picture,
      size: { width, height },
      zoomIn: () => zoomTo(zoom.current * ZOOM_STEP),
      zoomOut: () => zoomTo(zoom.current / ZOOM_STEP),
      fit: () => {
        const view = window.current;
        if (!view) return;
        zoomTo(fitZoom({ width, height }, { width: view.clientWidth, height: view.clientHeight }));
      },
      center: ({ x, y }, { withPage } = { withPage: false }) => {
        const view = window.current;
        if (!view) return;
        const [left, top] = [x * zoom.current, y * zoom.current];
        const isBounded = scrollsVertically(view);
        view.scrollTo({
          left: left - view.clientWidth / 2,
          top: isBounded ? top - view.clientHeight / 2 : 0,
          behavior: 'instant',
        });
        if (!withPage) return;
        const box = view.getBoundingClientRect();
        const middle = box.top + (isBounded ? box.height / 2 : top);
        scrollBy({ top: middle - innerHeight / 2 });
      },
      show: ({ x, y }) => {
        const view = window.current;
        if (!view) return;
        view.scrollTo({ left: x * zoom.current, top: y * zoom.current });
        // An unbounded bracket scrolls vertically with the page.
        if (!scrollsVertically(view)) scrollBy({ top: y * zoom.current - hiddenTop(view) });
      },
    }),
    [zoomTo, width, height],
  );
}

/** The lower edge of the sticky tabs, in pixels. */
const TABS_BOTTOM = 120;

export function scrollsVertically(view: HTMLElement): boolean {
  return view.scrollHeight > view.clientHeight;
}

/** How much of an unbounded bracket is scrolled out at the top. */
export function hiddenTop(view: HTMLElement): number {
  return TABS_BOTTOM - view.getBoundingClientRect().top;
}

/** The motion ends after this time without another step. */
const REST_AFTER_MS = 200;

/**
 * During a motion the painted layer is only stretched (`will-change`), and a shield blocks pointer events:
 * repainting hundreds of matches or hit testing them at each step would stutter.
 */
function createMotion(view: HTMLElement, picture: HTMLElement) {
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  const endMotion = () => {
    picture.style.willChange = '';
    delete view.dataset.moving;
  };
  const markMoving = () => {
    view.dataset.moving = '';
    clearTimeout(restTimer);
    restTimer = setTimeout(endMotion, REST_AFTER_MS);
  };
  view.addEventListener('scroll', markMoving, { passive: true });
  return {
    startZoom: () => {
      picture.style.willChange = 'transform';
      markMoving();
    },
    stop: () => {
      clearTimeout(restTimer);
      endMotion();
      view.removeEventListener('scroll', markMoving);
    },
  };
}

/** The wheel zooms with Ctrl, which browsers also set for a pinch on a touchpad; otherwise it scrolls. */
function enableWheelZoom(
  view: HTMLElement,
  onZoom: (factor: number, at: Point) => void,
): () => void {
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
