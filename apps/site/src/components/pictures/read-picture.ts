import { interpolate } from '../../interpolate';
import * as texts from '../texts';
/** Validates and decodes a chosen picture in the browser. */
import type { Crop, Size } from './crop';
import { visibleArea } from './crop';

const MAX_BYTES = 8 * 1024 * 1024;
/** The limit of the server; decoding more could also freeze a phone. */
const MAX_PIXELS = 40_000_000;
const MIN_WIDTH = 96;

/** The first bytes of accepted formats; file name and declared type are not reliable. */
const SIGNATURES: readonly (readonly [offset: number, bytes: string])[] = [
  [0, '\u00ff\u00d8\u00ff'],
  [0, '\u0089PNG\r\n\u001a\n'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
  [4, 'ftypheic'],
];

export interface DecodedPicture {
  readonly name: string;
  readonly bitmap: ImageBitmap;
}

/** Decodes the picture; throws errors with a message for the user. */
export async function readPicture(file: File): Promise<DecodedPicture> {
  if (file.size > MAX_BYTES) throw new Error(texts.fileTooLarge);
  if (!(await isPicture(file))) throw new Error(texts.noPicture);
  // Checked before decoding, which can take hundreds of megabytes.
  const problem = sizeProblem(await sizeOf(file));
  if (problem !== null) throw new Error(problem);
  const bitmap = await createImageBitmap(file).catch(throwDamaged);
  return { name: file.name, bitmap };
}

/** The size in pixels, from the file. */
async function sizeOf(file: File): Promise<Size> {
  const address = URL.createObjectURL(file);
  try {
    return await new Promise<Size>((resolve, reject) => {
      const picture = new Image();
      picture.onload = () =>
        resolve({ width: picture.naturalWidth, height: picture.naturalHeight });
      picture.onerror = reject;
      picture.src = address;
    }).catch(throwDamaged);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function throwDamaged(): never {
  throw new Error(texts.damagedPicture);
}

/** A picture as it is sent to the server. */
export interface PickedPicture {
  readonly filename: string;
  readonly data: string;
}

/** The cropped picture. It is encoded lazily, as the crop changes often while it is dragged. */
export function croppedPicture(picture: DecodedPicture, frame: Size, crop: Crop): PickedPicture {
  const name = picture.name.replace(/\.[^.]*$/, '').slice(0, 100) || 'picture';
  return {
    filename: `${name}.png`,
    get data() {
      return encodePng(picture.bitmap, frame, crop);
    },
  };
}

function encodePng(bitmap: ImageBitmap, frame: Size, crop: Crop): string {
  const part = visibleArea(bitmap, frame, crop);
  const width = Math.round(Math.min(frame.width, Math.max(part.width, MIN_WIDTH)));
  const height = Math.round((width * frame.height) / frame.width);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, part.left, part.top, part.width, part.height, 0, 0, width, height);
  return canvas.toDataURL('image/png');
}

function sizeProblem({ width, height }: Size): string | null {
  if (width * height > MAX_PIXELS) return texts.tooManyPixels;
  if (width < MIN_WIDTH) return interpolate(texts.pictureTooNarrow, { pixels: MIN_WIDTH });
  return null;
}

async function isPicture(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const text = String.fromCharCode(...head);
  return SIGNATURES.some(([offset, bytes]) => text.startsWith(bytes, offset));
}
