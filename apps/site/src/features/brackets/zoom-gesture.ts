import { clampScroll, clampZoom, type Point, scrollAfterZoom } from './zoom';

export interface ZoomElements {
  /** The scrollable element. */
  readonly view: HTMLElement;
  /** Has the size of the picture at the current zoom. */
  readonly sizer: HTMLElement;
  /** The scaled content. */
  readonly picture: HTMLElement;
  /** Unzoomed. */
  readonly size: { readonly width: number; readonly height: number };
}

/** What was measured before the first step. */
interface Start {
  readonly scroll: Point;
  readonly box: DOMRect;
  readonly padding: Point;
  readonly isBounded: boolean;
}

/**
 * Zooms the picture by steps. Until they are settled they only transform it, which the browser does without
 * laying out or painting anything: the size of the picture and the scroll position follow once, at the end.
 */
export function createZoomGesture(
  { view, sizer, picture, size }: ZoomElements,
  zoom: { current: number },
) {
  let start: Start | null = null;
  let scroll: Point = { x: 0, y: 0 };

  const settle = () => {
    if (start === null) return;
    // Somebody may have scrolled meanwhile.
    const moved = { x: view.scrollLeft - start.scroll.x, y: view.scrollTop - start.scroll.y };
    start = null;
    applySize();
    view.scrollTo({ left: scroll.x + moved.x, top: scroll.y + moved.y, behavior: 'instant' });
  };
  const applySize = () => {
    picture.style.transform = zoom.current === 1 ? '' : `scale(${zoom.current})`;
    sizer.style.width = `${size.width * zoom.current}px`;
    sizer.style.height = `${size.height * zoom.current}px`;
  };
  return {
    get isRunning() {
      return start !== null;
    },
    /** Around a point of the browser's window, or the middle of the view. */
    step(wantedZoom: number, at?: Point) {
      if (start === null) {
        start = measure(view);
        scroll = start.scroll;
      }
      const { box, padding, isBounded } = start;
      const point = at
        ? { x: at.x - box.left, y: at.y - box.top }
        : { x: box.width / 2, y: box.height / 2 };
      const [from, to] = [zoom.current, clampZoom(wantedZoom)];
      zoom.current = to;
      scroll = clampScroll(scrollAfterZoom(scroll, { at: point, from, to }), {
        x: size.width * to + padding.x - box.width,
        y: size.height * to + padding.y - box.height,
      });
      const { x, y } = start.scroll;
      picture.style.transform = `translate(${x - scroll.x}px, ${y - scroll.y}px) scale(${to})`;
      // It is as high as its picture, and small enough to be laid out at each step.
      if (!isBounded) settle();
    },
    settle,
    applySize,
  };
}

function measure(view: HTMLElement): Start {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(view);
  const sum = (one: string, other: string) => Number.parseFloat(one) + Number.parseFloat(other);
  return {
    scroll: { x: view.scrollLeft, y: view.scrollTop },
    box: view.getBoundingClientRect(),
    padding: { x: sum(paddingLeft, paddingRight), y: sum(paddingTop, paddingBottom) },
    isBounded: scrollsVertically(view),
  };
}

export function scrollsVertically(view: HTMLElement): boolean {
  return view.scrollHeight > view.clientHeight;
}
