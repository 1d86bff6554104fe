import { distance, middle, type Point } from './zoom';

interface Pinching {
  /** The zoom when the second finger comes down. */
  start: () => number;
  change: (zoom: number, at: Point) => void;
}

/** Two fingers zoom; one goes on scrolling as everywhere. */
export function watchPinching(view: HTMLElement, { start, change }: Pinching): () => void {
  let begun: { zoom: number; apart: number } | null = null;

  const onStart = (event: TouchEvent) => {
    const fingers = fingersOf(event);
    begun = fingers ? { zoom: start(), apart: distance(...fingers) } : null;
  };
  const onMove = (event: TouchEvent) => {
    const fingers = fingersOf(event);
    if (!begun || !fingers || begun.apart === 0) return;
    event.preventDefault();
    const box = view.getBoundingClientRect();
    const { x, y } = middle(...fingers);
    const at = { x: x - box.left, y: y - box.top };
    change((begun.zoom * distance(...fingers)) / begun.apart, at);
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
