/** Smooth noise from a table: a field has half a million points and is painted while a scene loads. */
import { seeded } from '@mes/domain/random/random';

const SIZE = 256;
const MASK = SIZE - 1;

const random = seeded(20_261);
const order = Uint8Array.from({ length: SIZE }, () => Math.floor(random() * SIZE));

/** A number in [0, 1) that belongs to a point of a grid. */
export function gridValue(x: number, y: number): number {
  return order[(order[x & MASK]! + y) & MASK]! / SIZE;
}

/** From 0 to 1, without edges. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = ease(x - left);
  const down = ease(y - top);
  const a = gridValue(left, top);
  const b = gridValue(left + 1, top);
  const c = gridValue(left, top + 1);
  const d = gridValue(left + 1, top + 1);
  return a + (b - a) * across + (c - a) * down + (a - b - c + d) * across * down;
}

function ease(part: number): number {
  return part * part * (3 - 2 * part);
}

/** 0 up to `low`, 1 from `high` on; `low` may be the larger one. */
export function smoothStep(low: number, high: number, value: number): number {
  return ease(Math.max(0, Math.min(1, (value - low) / (high - low))));
}
