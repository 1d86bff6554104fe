/** Finds words in a picture, offline. One picture at a time, and nothing is left running when idle. */
import modules from 'node:module';
import { dirname, join } from 'node:path';
import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { Word } from '@mes/domain/scoreboard/reading';
import sharp from 'sharp';
import type { Worker } from 'tesseract.js';

const WITHIN_MS = 30_000;
const IDLE_MS = 60_000;
const MOST_WAITING = 5;
const MOST_PIXELS = 40_000_000;
/** Letters of a scoreboard are small: twice the size reads far better, up to a limit. */
const SCALE = 2;
const MOST_WIDTH = 3_200;

export class WordReader {
  #worker: Promise<Worker> | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;

  async read(picture: Buffer): Promise<Word[]> {
    if (this.#waiting >= MOST_WAITING)
      throw new InvalidAction('Too many pictures are being read. Try again in a minute.');
    this.#waiting++;
    const turn = this.#last.then(() => this.#recognize(picture));
    this.#last = turn.catch(() => {});
    return turn.finally(() => {
      this.#waiting--;
    });
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await (await worker)?.terminate();
  }

  async #recognize(picture: Buffer): Promise<Word[]> {
    clearTimeout(this.#idle);
    const prepared = await legible(picture);
    this.#worker ??= openWorker();
    const worker = await this.#worker;
    try {
      const { data } = await inTime(worker.recognize(prepared, {}, { blocks: true, text: false }));
      return (data.blocks ?? [])
        .flatMap(({ paragraphs }) => paragraphs)
        .flatMap(({ lines }) => lines)
        .flatMap(({ words }) => words)
        .map(({ text, confidence, bbox }) => ({
          text: text.trim(),
          confidence: confidence / 100,
          left: bbox.x0,
          right: bbox.x1,
          top: bbox.y0,
          bottom: bbox.y1,
        }));
    } catch (error) {
      // A worker that is still at it would hold up the next one.
      await this.stop();
      throw error;
    } finally {
      this.#idle = setTimeout(() => void this.stop(), IDLE_MS);
      this.#idle.unref();
    }
  }
}

/** Dark letters on white: scoreboards are the other way round. */
async function legible(picture: Buffer): Promise<Buffer> {
  try {
    const source = sharp(picture, { limitInputPixels: MOST_PIXELS }).rotate().flatten().grayscale();
    const { width } = await sharp(picture, { limitInputPixels: MOST_PIXELS }).metadata();
    const { channels } = await source.clone().stats();
    const isDark = channels[0]!.mean < 128;
    return await source
      .negate(isDark)
      .resize({ width: Math.min(MOST_WIDTH, width * SCALE), withoutEnlargement: false })
      .normalise()
      .png()
      .toBuffer();
  } catch {
    throw new InvalidParameter('url', 'It must be a picture: JPEG, PNG, WebP, AVIF or GIF.');
  }
}

/** Loaded only when the first picture comes: it weighs more than the rest of the server. */
async function openWorker(): Promise<Worker> {
  const { createWorker, OEM, PSM } = await import('tesseract.js');
  const data = modules
    .createRequire(import.meta.url)
    .resolve('@tesseract.js-data/eng/package.json');
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(dirname(data), '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
  // One table: other ways of looking at it lose numbers of one digit.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
  return worker;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const overdue = setTimeout(
      () => reject(new InvalidAction('Reading the picture took too long.')),
      WITHIN_MS,
    );
    work.then(resolve, reject).finally(() => clearTimeout(overdue));
  });
}
