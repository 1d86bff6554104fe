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
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error('The picture is damaged.');
  });
  const problem = whyUnfit(bitmap);
  if (problem === null) return { name: file.name, bitmap };
  bitmap.close();
  throw new Error(problem);
}

/** The part that the frame shows, as it is sent. */
export async function encodeCrop(
  { name, bitmap }: ChosenPicture,
  frame: Size,
  crop: Crop,
): Promise<{ filename: string; data: string }> {
  const part = frameIn(bitmap, frame, crop);
  const width = Math.round(Math.min(frame.width, Math.max(part.width, MIN_WIDTH)));
  const height = Math.round((width * frame.height) / frame.width);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, part.left, part.top, part.width, part.height, 0, 0, width, height);
  const data = canvas.toDataURL('image/png');
  return { filename: `${name.replace(/\.[^.]*$/, '').slice(0, 100) || 'picture'}.png`, data };
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
