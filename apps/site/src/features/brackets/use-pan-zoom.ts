import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { enableDragScroll } from './drag-scroll';
import { createMotion, type Motion } from './motion';
import { enablePinchZoom } from './pinch-zoom';
import { fitZoom, type Point, ZOOM_STEP } from './zoom';
import { scrollsVertically } from './zoom-gesture';

export interface PanZoom {
  /** The scrollable element. */
  window: RefObject<HTMLDivElement | null>;
  /** Has the size of the picture at the current zoom. */
  sizer: RefObject<HTMLDivElement | null>;
  /** That of the sizer before the first zoom. */
  size: { readonly width: number; readonly height: number };
  /** The scaled content. */
  picture: RefObject<HTMLDivElement | null>;
  /** Its scale. */
  zoom: RefObject<number>;
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
  const motion = useRef<Motion>(null);

  useEffect(() => {
    if (!window.current || !sizer.current || !picture.current) return;
    const view = window.current;
    const elements = { view, sizer: sizer.current, picture: picture.current };
    const current = createMotion({ ...elements, size: { width, height } }, zoom);
    motion.current = current;
    const stopWheelZoom = enableWheelZoom(view, (factor, at) =>
      current.zoom(zoom.current * factor, at),
    );
    const stopPinchZoom = enablePinchZoom(view, {
      start: () => zoom.current,
      change: current.zoom,
    });
    const stopDragScroll = enableDragScroll(view);
    return () => {
      current.stop();
      stopWheelZoom();
      stopPinchZoom();
      stopDragScroll();
    };
  }, [width, height]);

  return useMemo(
    () => ({
      window,
      sizer,
      picture,
      size: { width, height },
      zoom,
      zoomIn: () => motion.current?.zoomAtOnce(zoom.current * ZOOM_STEP),
      zoomOut: () => motion.current?.zoomAtOnce(zoom.current / ZOOM_STEP),
      fit: () => {
        const view = window.current;
        if (!view) return;
        const room = { width: view.clientWidth, height: view.clientHeight };
        motion.current?.zoomAtOnce(fitZoom({ width, height }, room));
      },
      center: ({ x, y }, { withPage } = { withPage: false }) => {
        const view = window.current;
        if (!view) return;
        motion.current?.settle();
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
        motion.current?.settle();
        view.scrollTo({ left: x * zoom.current, top: y * zoom.current });
        // An unbounded bracket scrolls vertically with the page.
        if (!scrollsVertically(view)) scrollBy({ top: y * zoom.current - hiddenTop(view) });
      },
    }),
    [width, height],
  );
}

/** The lower edge of the sticky tabs, in pixels. */
const TABS_BOTTOM = 120;

/** How much of an unbounded bracket is scrolled out at the top. */
export function hiddenTop(view: HTMLElement): number {
  return TABS_BOTTOM - view.getBoundingClientRect().top;
}

/** The wheel zooms with Ctrl, which browsers also set for a pinch on a touchpad; otherwise it scrolls. */
function enableWheelZoom(
  view: HTMLElement,
  onZoom: (factor: number, at: Point) => void,
): () => void {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onZoom(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  };
  view.addEventListener('wheel', onWheel, { passive: false });
  return () => view.removeEventListener('wheel', onWheel);
}
