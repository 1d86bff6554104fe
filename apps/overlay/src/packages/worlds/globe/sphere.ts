/** The geometry of the globe: places, turning, and what a viewer sees of it. Angles in degrees. */
import { COASTS } from './coasts';

export interface Place {
  readonly lon: number;
  readonly lat: number;
}

/** To the right, up, and towards the viewer; of length one for a place on the surface. */
export type Vector = readonly [number, number, number];

const RADIAN = Math.PI / 180;

export function vectorOf({ lon, lat }: Place): Vector {
  const around = Math.cos(lat * RADIAN);
  return [around * Math.sin(lon * RADIAN), Math.sin(lat * RADIAN), around * Math.cos(lon * RADIAN)];
}

/** How the globe stands: the place that faces the viewer, as the numbers that a projection needs. */
export interface Turned {
  readonly sin: number;
  readonly cos: number;
  readonly tiltSin: number;
  readonly tiltCos: number;
}

export function turnTo({ lon, lat }: Place): Turned {
  return {
    sin: Math.sin(lon * RADIAN),
    cos: Math.cos(lon * RADIAN),
    tiltSin: Math.sin(lat * RADIAN),
    tiltCos: Math.cos(lat * RADIAN),
  };
}

export function project({ sin, cos, tiltSin, tiltCos }: Turned, [x, y, z]: Vector): Vector {
  const near = x * sin + z * cos;
  return [x * cos - z * sin, y * tiltCos - near * tiltSin, y * tiltSin + near * tiltCos];
}

/** A part of the way from one place to another over a great circle. */
export function along(from: Vector, to: Vector, part: number): Vector {
  const dot = from[0] * to[0] + from[1] * to[1] + from[2] * to[2];
  const angle = Math.acos(Math.min(1, Math.max(-1, dot)));
  if (angle < 1e-6) return from;
  const [own, other] = [
    Math.sin((1 - part) * angle) / Math.sin(angle),
    Math.sin(part * angle) / Math.sin(angle),
  ];
  return [
    from[0] * own + to[0] * other,
    from[1] * own + to[1] * other,
    from[2] * own + to[2] * other,
  ];
}

const TILT = { least: 8, most: 30 };

/** From where two places are seen: over the middle of their way, never from far north or south. */
export function viewOf(from: Place, to: Place): Place {
  const [x, y, z] = along(vectorOf(from), vectorOf(to), 0.5);
  const lat = Math.asin(y) / RADIAN;
  return {
    lon: Math.atan2(x, z) / RADIAN,
    lat: Math.min(TILT.most, Math.max(TILT.least, lat)),
  };
}

const NORTH_END = 84;
const ANTARCTICA = -74;
const cache = new Map<string, Float32Array>();

/** Dots on land, evenly `step` degrees apart, as vectors one after the other. */
export function landDots(step: number, south = -NORTH_END): Float32Array {
  const key = `${step} ${south}`;
  const dots = cache.get(key) ?? new Float32Array(placeDots(step, south));
  cache.set(key, dots);
  return dots;
}

function placeDots(step: number, south: number): number[] {
  const dots: number[] = [];
  for (let row = Math.ceil(south / step); row * step <= NORTH_END; row++) {
    const lat = row * step;
    const count = Math.max(4, Math.round((360 * Math.cos(lat * RADIAN)) / step));
    const shift = row % 2 === 0 ? 0 : 0.5;
    for (let place = 0; place < count; place++) {
      const lon = -180 + (360 * (place + shift)) / count;
      if (isLand({ lon, lat })) dots.push(...vectorOf({ lon, lat }));
    }
  }
  return dots;
}

export function isLand({ lon, lat }: Place): boolean {
  return lat < ANTARCTICA || COASTS.some((coast) => isWithin(coast, lon, lat));
}

/** A ray to the east crosses the coast an odd number of times. */
function isWithin(coast: readonly number[], lon: number, lat: number): boolean {
  let isInside = false;
  for (let at = 0, before = coast.length - 2; at < coast.length; before = at, at += 2) {
    const [x, y] = [coast[at]!, coast[at + 1]!];
    const [lastX, lastY] = [coast[before]!, coast[before + 1]!];
    if (y > lat !== lastY > lat && lon < ((lastX - x) * (lat - y)) / (lastY - y) + x)
      isInside = !isInside;
  }
  return isInside;
}
