/** Calculations for zooming a picture in a scrollable viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const MAX_ZOOM = 2;
/** Below this the names of teams are not readable. */
export const MIN_ZOOM = 0.2;
export const ZOOM_STEP = 1.25;

export function clampZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
}

/** The scroll position that keeps the point at `at` of the viewport in place. */
export function scrollAfterZoom(
  scroll: Point,
  { at, from, to }: { at: Point; from: number; to: number },
): Point {
  const ratio = to / from;
  return { x: (scroll.x + at.x) * ratio - at.x, y: (scroll.y + at.y) * ratio - at.y };
}

/** Within what can be scrolled. */
export function clampScroll({ x, y }: Point, max: Point): Point {
  return { x: clamp(x, max.x), y: clamp(y, max.y) };
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(value, max));
}

/** The largest zoom at which the whole picture is visible, at most 1. */
export function fitZoom(
  picture: { width: number; height: number },
  viewport: { width: number; height: number },
): number {
  if (picture.width === 0 || picture.height === 0) return 1;
  return clampZoom(Math.min(1, viewport.width / picture.width, viewport.height / picture.height));
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
