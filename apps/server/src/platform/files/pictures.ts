/**
 * Every uploaded picture is decoded and encoded again: browsers only get files that the server has
 * created, whatever the upload contained.
 */
import { InvalidParameter } from '@mes/contract/errors';
import { loadSharp, type Sharp } from './sharp';
import { WorkQueue } from './work-queue';

export interface PictureRule {
  readonly maxWidth: number;
  readonly maxHeight: number;
}

export interface Picture {
  readonly picture: Buffer;
  readonly placeholder: Buffer;
  readonly width: number;
  readonly height: number;
}

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const MIN_WIDTH = 96;
const QUALITY = 70;
const PLACEHOLDER_QUALITY = 30;

/** A progressive picture of 40 megapixels takes 300 MB to decode, so one at a time. */
const queue = new WorkQueue({ concurrency: 1 });

export async function preparePicture(upload: Buffer, rule: PictureRule): Promise<Picture> {
  if (upload.length > MAX_BYTES)
    throw new InvalidParameter('encoded', 'A picture may have at most 8 MB.');
  return queue.run(async () => {
    // By its header alone: too many pixels are refused before any is decoded.
    await assertPicture(upload);
    return encode(upload, rule);
  });
}

async function encode(upload: Buffer, { maxWidth, maxHeight }: PictureRule): Promise<Picture> {
  const sharp = await loadSharp();
  try {
    const rotated = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    const { data, info } = await rotated
      .clone()
      .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    const picture = info.width < MIN_WIDTH ? await enlarge(sharp, data) : data;
    const placeholder = await sharp(picture)
      .resize({ width: MIN_WIDTH, withoutEnlargement: true })
      .webp({ quality: PLACEHOLDER_QUALITY })
      .toBuffer();
    const { width, height } = await sharp(picture).metadata();
    return { picture, placeholder, width, height };
  } catch (error) {
    if (error instanceof InvalidParameter) throw error;
    throw new InvalidParameter('encoded', 'The picture is damaged.');
  }
}

/** Checks the real type of the upload. SVG is refused because it can contain scripts. */
async function assertPicture(upload: Buffer): Promise<void> {
  const sharp = await loadSharp();
  const found = await readMetadata(sharp, upload).catch(() => null);
  if (!found || !FORMATS.has(found.format)) {
    throw new InvalidParameter('encoded', 'It must be a picture: JPEG, PNG, WebP, AVIF or GIF.');
  }
  if (found.width * found.height > MAX_PIXELS) {
    throw new InvalidParameter(
      'encoded',
      'The picture has too many pixels; 40 megapixels are the most.',
    );
  }
}

async function readMetadata(sharp: Sharp, upload: Buffer) {
  return sharp(upload, { limitInputPixels: false }).metadata();
}

function enlarge(sharp: Sharp, picture: Buffer): Promise<Buffer> {
  return sharp(picture).resize({ width: MIN_WIDTH }).webp({ quality: QUALITY }).toBuffer();
}
