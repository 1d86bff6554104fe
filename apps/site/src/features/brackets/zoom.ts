/** The arithmetic of looking at a picture that is larger than its window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const LARGEST = 2;
/** Smaller than this nobody can tell the teams apart. */
export const SMALLEST = 0.2;
export const STEP = 1.25;

export function clamped(zoom: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, zoom));
}

/** Where to scroll so that what is at `at` of the window stays there. */
export function scrollAfter(
  scroll: Point,
  { at, from, to }: { at: Point; from: number; to: number },
): Point {
  const ratio = to / from;
  return { x: (scroll.x + at.x) * ratio - at.x, y: (scroll.y + at.y) * ratio - at.y };
}

/** As large as the picture can be and be seen whole, never magnified. */
export function fitting(
  picture: { width: number; height: number },
  room: { width: number; height: number },
): number {
  if (picture.width === 0 || picture.height === 0) return 1;
  return clamped(Math.min(1, room.width / picture.width, room.height / picture.height));
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
