/** Paints the field once: charcoal above the seam, cracked crust below it, and the heat between. */
import { gridValue, noise, smoothStep } from './noise';
import { RISE } from './seam';

export interface FieldLook {
  /** Where the seam crosses the left edge; null for crust everywhere, hot along the middle. */
  readonly seam: number | null;
  readonly heat: 'ember' | 'gold';
  /** How much glows along the bottom. */
  readonly floor: number;
  /** Points of the stage for each pixel of the canvas. */
  readonly coarse: number;
}

type Colour = readonly [red: number, green: number, blue: number];

const RAMPS: Readonly<Record<FieldLook['heat'], readonly Colour[]>> = {
  ember: [
    [22, 3, 0],
    [109, 26, 0],
    [206, 74, 4],
    [250, 128, 44],
    [255, 214, 150],
    [255, 247, 226],
  ],
  gold: [
    [24, 13, 0],
    [92, 58, 4],
    [190, 134, 22],
    [238, 190, 74],
    [255, 228, 150],
    [255, 250, 226],
  ],
};

const COS = Math.cos(Math.atan(RISE));
const SIN = Math.sin(Math.atan(RISE));
const STEPS = 256;
/** Heat at its brightest behind the title of the stinger. */
const COVER_LIMIT = 188;

export function paintField(look: FieldLook): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(1_920 / look.coarse);
  canvas.height = Math.ceil(1_080 / look.coarse);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const picture = context.createImageData(canvas.width, canvas.height);
  const ramp = rampTable(RAMPS[look.heat]);
  const limit = look.seam === null ? COVER_LIMIT : STEPS - 1;
  const { data } = picture;
  for (let row = 0, at = 0; row < canvas.height; row++) {
    for (let column = 0; column < canvas.width; column++, at += 4) {
      const point = pointAt(look, column * look.coarse, row * look.coarse);
      const tone = Math.min(limit, Math.max(0, point.heat * 255)) | 0;
      const cover = Math.min(1, (tone * 1.7) / 255);
      const under = 1 - cover;
      data[at] = point.light * 1.1 * under + ramp[tone * 3]! * cover;
      data[at + 1] = point.light * 0.95 * under + ramp[tone * 3 + 1]! * cover;
      data[at + 2] = point.light * 0.88 * under + ramp[tone * 3 + 2]! * cover;
      data[at + 3] = 255;
    }
  }
  context.putImageData(picture, 0, 0);
  return canvas;
}

interface FieldPoint {
  /** Of the cold matter, from 0 to 255. */
  light: number;
  /** From 0 to 1 and a little above. */
  heat: number;
}

/** One object for all points: half a million would be garbage. */
const current: FieldPoint = { light: 0, heat: 0 };

function pointAt(look: FieldLook, x: number, y: number): FieldPoint {
  if (look.seam === null) return coverPoint(x, y);
  const below = (y - look.seam + RISE * x) * COS;
  const along = x * COS - y * SIN;
  const floor = Math.exp((y - 1_080) / 170) * look.floor;
  current.heat = 0;
  if (below <= 0) {
    const lamp = 7 * Math.exp(-((x - 300) ** 2 + (y - 160) ** 2) / 620_000);
    current.light = 12 + noise(along / 520, below / 9) * 5 + lamp;
    const reach = look.heat === 'gold' ? 380 : 128;
    if (below < -4.5 * reach && floor < 0.004) return current;
    const patch = 0.62 + 0.6 * noise(x / 250 + 3, y / 170);
    const glow = Math.exp(below / reach) * (look.heat === 'gold' ? 0.66 : 0.42);
    const uneven = 0.45 + 0.75 * noise(along / 95 + 9, 4.2);
    current.heat = (glow * uneven + Math.exp(below / 26) * 0.25 + low(floor, x)) * patch;
    return current;
  }
  const { crack, light } = crustAt(x, y, along, below);
  current.light = light;
  const patch = noise(x / 250 + 3, y / 170);
  const veins = crack * Math.exp(-below / 118) * 1.1 * (0.1 + 2 * patch * patch);
  current.heat =
    veins + Math.exp(-below / 42) * 0.5 * (0.5 + 0.8 * patch) + low(floor, x) * (0.6 + 0.6 * patch);
  return current;
}

function low(floor: number, x: number): number {
  return floor > 0.004 ? floor * (0.5 + 0.7 * noise(x / 180, 2.2)) : 0;
}

function coverPoint(x: number, y: number): FieldPoint {
  const { crack, light } = crustAt(x, y, x * COS - y * SIN, y * COS);
  const patch = noise(x / 250 + 3, y / 170);
  const near = Math.exp(-Math.max(0, Math.abs(y - 765 + RISE * x) - 150) / 150);
  current.light = light;
  current.heat = near * (crack * (0.1 + 1.5 * patch * patch) + 0.2 * patch + 0.08);
  return current;
}

const crust = { crack: 0, light: 0 };

/** Warped cells with a point each; it glows where the two nearest points are equally far. */
function crustAt(x: number, y: number, along: number, below: number): typeof crust {
  const gx = along / 128 + (noise(x / 74, y / 74) - 0.5) * 0.95;
  const gy = (below + 6_000) / 66 + (noise(x / 61 + 7, y / 61) - 0.5) * 0.9;
  const cellX = Math.floor(gx);
  const cellY = Math.floor(gy);
  let nearest = 9;
  let second = 9;
  let owner = 0;
  for (let row = cellY - 1; row < cellY + 2; row++) {
    for (let column = cellX - 1; column < cellX + 2; column++) {
      const dx = column + 0.12 + 0.76 * gridValue(column, row * 7 + 3) - gx;
      const dy = row + 0.12 + 0.76 * gridValue(column * 5 + 1, row) - gy;
      const distance = dx * dx + dy * dy;
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
        owner = column * 31 + row;
      } else if (distance < second) second = distance;
    }
  }
  const edge = Math.sqrt(second) - Math.sqrt(nearest) + (noise(x / 26, y / 26) - 0.5) * 0.09;
  crust.crack = smoothStep(0.12, 0, edge);
  crust.light = 9 + gridValue(owner, 5) * 9 - smoothStep(0.2, 0.04, edge) * 7;
  return crust;
}

function rampTable(ramp: readonly Colour[]): Uint8Array {
  const table = new Uint8Array(STEPS * 3);
  for (let step = 0; step < STEPS; step++) {
    const place = Math.min(0.999, step / (STEPS - 1)) * (ramp.length - 1);
    const below = Math.floor(place);
    for (let part = 0; part < 3; part++) {
      const [one, other] = [ramp[below]![part]!, ramp[below + 1]![part]!];
      table[step * 3 + part] = one + (other - one) * (place - below);
    }
  }
  return table;
}

const MOST_CACHED = 4;
const cached = new Map<string, HTMLCanvasElement>();

/** Painted once a page for each look: the same scene comes back on air. */
export function fieldPicture(look: FieldLook): HTMLCanvasElement {
  const key = `${look.seam} ${look.heat} ${look.floor} ${look.coarse}`;
  const known = cached.get(key);
  if (known) return known;
  const picture = paintField(look);
  const [oldest] = cached.keys();
  if (cached.size >= MOST_CACHED && oldest !== undefined) cached.delete(oldest);
  cached.set(key, picture);
  return picture;
}
