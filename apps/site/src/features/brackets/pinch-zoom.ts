import { distance, middle, type Point } from './zoom';

interface PinchOptions {
  /** The zoom at the start of the gesture. */
  start: () => number;
  /** Around a point of the browser's window. */
  change: (zoom: number, at: Point) => void;
}

/** Zooms with two fingers; one finger scrolls. */
export function enablePinchZoom(view: HTMLElement, { start, change }: PinchOptions): () => void {
  let pinch: { zoom: number; startDistance: number } | null = null;

  const onStart = (event: TouchEvent) => {
    const fingers = fingersOf(event);
    pinch = fingers ? { zoom: start(), startDistance: distance(...fingers) } : null;
  };
  const onMove = (event: TouchEvent) => {
    const fingers = fingersOf(event);
    if (!pinch || !fingers || pinch.startDistance === 0) return;
    event.preventDefault();
    change((pinch.zoom * distance(...fingers)) / pinch.startDistance, middle(...fingers));
  };

  view.addEventListener('touchstart', onStart, { passive: true });
  view.addEventListener('touchmove', onMove, { passive: false });
  return () => {
    view.removeEventListener('touchstart', onStart);
    view.removeEventListener('touchmove', onMove);
  };
}

function fingersOf({ touches }: TouchEvent): [Point, Point] | null {
  const [one, other] = touches;
  if (!one || !other || touches.length !== 2) return null;
  return [
    { x: one.clientX, y: one.clientY },
    { x: other.clientX, y: other.clientY },
  ];
}
