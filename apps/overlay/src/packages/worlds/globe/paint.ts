/**
 * Paints the globe on two canvases. The disc, its parallels and its rim look the same however the globe is
 * turned, so they are painted once; a frame is nothing but meridians, dots and the ways between places.
 */
import { along, type Place, project, type Turned, type Vector, vectorOf } from './sphere';

export interface GlobeLook {
  readonly radius: number;
  /** The middle of the globe on its canvas. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the light stands, in radii from the middle, and how far it reaches in pixels. */
  readonly light: readonly [number, number];
  readonly reach: number;
  /** Degrees between the lines. */
  readonly grid: number;
  readonly line: number;
  readonly dot: number;
  readonly rim: number;
  /** From the lightest to the darkest. */
  readonly disc: readonly string[];
  readonly lines: readonly string[];
  readonly dots: readonly string[];
}

const INK_DISC = ['#1c2130', '#0b0e16', '#04060a'];
const GOLD_LINES = ['rgb(236 211 132 / 0.5)', 'rgb(190 140 2 / 0.3)', 'rgb(126 86 4 / 0.2)'];
const RIM = ['#f9f5de', '#e3b83a', 'rgb(160 114 8 / 0.75)', 'rgb(126 86 4 / 0.45)'];
const GOLD_DOTS = [
  'rgb(249 245 222)',
  'rgb(243 228 170 / 0.95)',
  'rgb(232 196 90 / 0.82)',
  'rgb(214 166 20 / 0.62)',
  'rgb(170 122 8 / 0.5)',
  'rgb(126 86 4 / 0.42)',
];

/** Black ink with gold lines, lit from above on the left. */
export function inkLook(radius: number, own: Partial<GlobeLook> = {}): GlobeLook {
  const side = 2 * (radius + 44);
  return {
    radius,
    x: side / 2,
    y: side / 2,
    width: side,
    height: side,
    light: [-0.42, -0.5],
    reach: radius * 1.7,
    grid: 15,
    line: 1.25,
    dot: 2.6,
    rim: 2,
    disc: INK_DISC,
    lines: GOLD_LINES,
    dots: GOLD_DOTS,
    ...own,
  };
}

/** All of metal, for a champion. */
export function goldLook(radius: number, own: Partial<GlobeLook> = {}): GlobeLook {
  return inkLook(radius, {
    light: [-0.2, -0.62],
    reach: radius * 1.8,
    disc: ['#fff3cf', '#ecd384', '#c8951a', '#6d4805', '#241500'],
    lines: ['rgb(84 54 1 / 0.5)', 'rgb(84 54 1 / 0.5)'],
    dots: ['#fff8e2'],
    ...own,
  });
}

type Context = CanvasRenderingContext2D;

export function paintBase(context: Context, look: GlobeLook, turned: Turned): void {
  const { x, y, radius, rim, grid } = look;
  context.clearRect(0, 0, look.width, look.height);
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fillStyle = lit(context, look, look.disc);
  context.fill();
  context.beginPath();
  for (let lat = grid - 90; lat < 90; lat += grid)
    trace(
      context,
      look,
      turned,
      circleOf((lon) => ({ lon, lat }), -180, 180),
    );
  strokeLines(context, look);
  if (rim === 0) return;
  context.beginPath();
  context.arc(x, y, radius - rim / 2, 0, 7);
  context.lineWidth = rim;
  context.strokeStyle = lit(context, look, RIM);
  context.stroke();
}

/** What moves. */
export function paintTurning(
  context: Context,
  look: GlobeLook,
  { turned, dots }: { turned: Turned; dots: Float32Array },
): void {
  context.clearRect(0, 0, look.width, look.height);
  context.beginPath();
  for (let lon = -180; lon < 180; lon += look.grid)
    trace(
      context,
      look,
      turned,
      circleOf((lat) => ({ lon, lat }), -75, 75),
    );
  strokeLines(context, look);
  paintDots(context, look, turned, dots);
}

const lines = new Map<string, readonly Vector[]>();
const SEGMENT = 3;

/** Lines of the grid never change, so they are computed once. */
function circleOf(placeAt: (angle: number) => Place, from: number, to: number): readonly Vector[] {
  const { lon, lat } = placeAt(from);
  const key = `${lon} ${lat} ${to}`;
  const known = lines.get(key);
  if (known) return known;
  const count = Math.ceil((to - from) / SEGMENT);
  const points = Array.from({ length: count + 1 }, (_, step) =>
    vectorOf(placeAt(from + ((to - from) * step) / count)),
  );
  lines.set(key, points);
  return points;
}

/** Only the side that faces the viewer, and only what is on the canvas. */
function trace(context: Context, look: GlobeLook, turned: Turned, points: readonly Vector[]): void {
  let isDown = false;
  for (const point of points) {
    const [right, up, near] = project(turned, point);
    const x = look.x + right * look.radius;
    const y = look.y - up * look.radius;
    const isSeen = near > 0 && y > -80 && y < look.height + 80 && x > -80 && x < look.width + 80;
    if (isSeen && isDown) context.lineTo(x, y);
    else if (isSeen) context.moveTo(x, y);
    isDown = isSeen;
  }
}

function strokeLines(context: Context, look: GlobeLook): void {
  context.lineWidth = look.line;
  context.strokeStyle = lit(context, look, look.lines);
  context.stroke();
}

const EDGE = 0.06;

/** Flat colours in steps of brightness: a gradient for each dot would cost ten times as much. */
function paintDots(context: Context, look: GlobeLook, turned: Turned, dots: Float32Array): void {
  const { x, y, radius, width, height, dot } = look;
  const { sin, cos, tiltSin, tiltCos } = turned;
  const [lightX, lightY] = [x + look.light[0] * radius, y + look.light[1] * radius];
  const perShade = look.reach / look.dots.length;
  const shades = look.dots.map((): number[] => []);
  for (let at = 0; at < dots.length; at += 3) {
    const vx = dots[at]!;
    const vy = dots[at + 1]!;
    const vz = dots[at + 2]!;
    const front = vx * sin + vz * cos;
    const near = vy * tiltSin + front * tiltCos;
    if (near < EDGE) continue;
    const down = y - (vy * tiltCos - front * tiltSin) * radius;
    if (down < -4 || down > height + 4) continue;
    const across = x + (vx * cos - vz * sin) * radius;
    if (across < -4 || across > width + 4) continue;
    const shade = Math.floor(Math.hypot(across - lightX, down - lightY) / perShade);
    const size = dot * (0.5 + 0.5 * near);
    shades[Math.min(shade, shades.length - 1)]!.push(across - size / 2, down - size / 2, size);
  }
  shades.forEach((rects, shade) => {
    context.fillStyle = look.dots[shade]!;
    for (let at = 0; at < rects.length; at += 3)
      context.fillRect(rects[at]!, rects[at + 1]!, rects[at + 2]!, rects[at + 2]!);
  });
}

interface Flying {
  readonly turned: Turned;
  readonly from: Place;
  readonly to: Place;
  /** The part of the way that is painted, from 0 to 1. */
  readonly begin: number;
  readonly end: number;
  /** How high it rises; 1 is usual. */
  readonly lift?: number;
  readonly width?: number;
  readonly hasEnds?: boolean;
}

const STEPS = 48;

/** A way over a great circle, lifted above the surface. */
export function paintFlight(context: Context, look: GlobeLook, flying: Flying): void {
  const { turned, begin, end, lift = 1, width = 3, hasEnds = true } = flying;
  if (begin >= end) return;
  const [from, to] = [vectorOf(flying.from), vectorOf(flying.to)];
  const angle = Math.acos(Math.min(1, from[0] * to[0] + from[1] * to[1] + from[2] * to[2]));
  const height = lift * (0.1 + angle * 0.16);
  context.beginPath();
  let isDown = false;
  for (let step = 0; step <= STEPS; step++) {
    const part = begin + ((end - begin) * step) / STEPS;
    const [right, up, near] = project(turned, along(from, to, part));
    const rise = 1 + height * Math.sin(Math.PI * part);
    const isSeen = near > 0 || Math.hypot(right, up) * rise > 1;
    const [x, y] = [look.x + right * rise * look.radius, look.y - up * rise * look.radius];
    if (isSeen && isDown) context.lineTo(x, y);
    else if (isSeen) context.moveTo(x, y);
    isDown = isSeen;
  }
  context.lineWidth = width;
  context.strokeStyle = '#f3e7b7';
  context.stroke();
  if (!hasEnds) return;
  paintEnd(context, look, project(turned, from));
  if (end >= 1) paintEnd(context, look, project(turned, to));
}

function paintEnd(context: Context, look: GlobeLook, [right, up, near]: Vector): void {
  if (near < EDGE) return;
  const [x, y] = [look.x + right * look.radius, look.y - up * look.radius];
  context.beginPath();
  context.arc(x, y, 5, 0, 7);
  context.fillStyle = '#fff8e2';
  context.fill();
  context.beginPath();
  context.arc(x, y, 12, 0, 7);
  context.lineWidth = 2;
  context.strokeStyle = '#e3b83a';
  context.stroke();
}

function lit(context: Context, look: GlobeLook, colours: readonly string[]): CanvasGradient {
  const [x, y] = [look.x + look.light[0] * look.radius, look.y + look.light[1] * look.radius];
  const gradient = context.createRadialGradient(x, y, 0, x, y, look.reach);
  colours.forEach((colour, place) => {
    gradient.addColorStop(place / Math.max(1, colours.length - 1), colour);
  });
  return gradient;
}
