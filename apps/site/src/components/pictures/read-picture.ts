/** Reading a picture that someone has chosen, before anything of it is sent. */
import type { Crop, Size } from './crop';
import { frameIn } from './crop';

const MAX_BYTES = 8 * 1024 * 1024;
/** As the server has it; decoding more would also stop a phone. */
const MAX_PIXELS = 40_000_000;
const MIN_WIDTH = 96;

/** First bytes of the formats that are taken; the name and the declared type prove nothing. */
const SIGNATURES: readonly (readonly [offset: number, bytes: string])[] = [
  [0, '\u00ff\u00d8\u00ff'],
  [0, '\u0089PNG\r\n\u001a\n'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
  [4, 'ftypheic'],
];

export interface ChosenPicture {
  readonly name: string;
  readonly bitmap: ImageBitmap;
}

/** The decoded picture; throws what to tell the person who chose it. */
export async function readPicture(file: File): Promise<ChosenPicture> {
  if (file.size > MAX_BYTES) throw new Error('A picture may have at most 8 MB.');
  if (!(await isPicture(file)))
    throw new Error('It must be a picture: JPEG, PNG, WebP, AVIF or GIF.');
  // Measured before it is decoded: that alone would take hundreds of megabytes for some.
  const problem = whyUnfit(await sizeOf(file));
  if (problem !== null) throw new Error(problem);
  const bitmap = await createImageBitmap(file).catch(isDamaged);
  return { name: file.name, bitmap };
}

/** As the file itself says. */
async function sizeOf(file: File): Promise<Size> {
  const address = URL.createObjectURL(file);
  try {
    return await new Promise<Size>((found, failed) => {
      const picture = new Image();
      picture.onload = () => found({ width: picture.naturalWidth, height: picture.naturalHeight });
      picture.onerror = failed;
      picture.src = address;
    }).catch(isDamaged);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function isDamaged(): never {
  throw new Error('The picture is damaged.');
}

/** A picture as it is sent. */
export interface PickedPicture {
  readonly filename: string;
  readonly data: string;
}

/** The part that the frame shows. It is encoded when it is sent: while a hand moves it, drawing is enough. */
export function croppedPicture(picture: ChosenPicture, frame: Size, crop: Crop): PickedPicture {
  const name = picture.name.replace(/\.[^.]*$/, '').slice(0, 100) || 'picture';
  return {
    filename: `${name}.png`,
    get data() {
      return encoded(picture.bitmap, frame, crop);
    },
  };
}

function encoded(bitmap: ImageBitmap, frame: Size, crop: Crop): string {
  const part = frameIn(bitmap, frame, crop);
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

function whyUnfit({ width, height }: Size): string | null {
  if (width * height > MAX_PIXELS) return 'A picture may have at most 40 megapixels.';
  if (width < MIN_WIDTH) return `A picture must be at least ${MIN_WIDTH} pixels wide.`;
  return null;
}

async function isPicture(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const text = String.fromCharCode(...head);
  return SIGNATURES.some(([offset, bytes]) => text.startsWith(bytes, offset));
}
