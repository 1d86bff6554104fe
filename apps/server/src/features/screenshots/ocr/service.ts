/** Recognises words in a picture, offline. One picture at a time; the worker ends when idle. */
import modules from 'node:module';
import { dirname, join } from 'node:path';
import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { Word } from '@mes/domain/scoreboard/recognize-scoreboard';
import type { Worker } from 'tesseract.js';
import { loadSharp } from '../../../platform/files/sharp';
import { texts } from '../texts';

const TIMEOUT_MS = 30_000;
const IDLE_MS = 60_000;
const MAX_WAITING = 5;
const MAX_PIXELS = 40_000_000;
/** Letters of a scoreboard are small: they are recognised better at twice the size. */
const SCALE = 2;
const MAX_WIDTH = 3_200;

export class WordReader {
  #worker: Promise<Worker> | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;

  async read(picture: Buffer): Promise<Word[]> {
    if (this.#waiting >= MAX_WAITING) throw new InvalidAction(texts.tooManyPictures);
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
    const prepared = await prepare(picture);
    this.#worker ??= startWorker();
    const worker = await this.#worker;
    try {
      const { data } = await withTimeout(
        worker.recognize(prepared, {}, { blocks: true, text: false }),
      );
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
      // A worker that is still busy would block the next picture.
      await this.stop();
      throw error;
    } finally {
      this.#idle = setTimeout(() => void this.stop(), IDLE_MS);
      // unref so that the timer does not keep the process alive
      this.#idle.unref();
    }
  }
}

/** Recognition expects dark letters on white; scoreboards are mostly the other way round. */
async function prepare(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    const source = sharp(picture, { limitInputPixels: MAX_PIXELS }).rotate().flatten().grayscale();
    const { width } = await sharp(picture, { limitInputPixels: MAX_PIXELS }).metadata();
    const { channels } = await source.clone().stats();
    const isDark = channels[0]!.mean < 128;
    return await source
      .negate(isDark)
      .resize({ width: Math.min(MAX_WIDTH, width * SCALE), withoutEnlargement: false })
      .normalise()
      .png()
      .toBuffer();
  } catch {
    throw new InvalidParameter('url', texts.notAPicture);
  }
}

/** Imported with the first picture, because it takes more memory than the rest of the server. */
async function startWorker(): Promise<Worker> {
  const { createWorker, OEM, PSM } = await import('tesseract.js');
  const data = modules
    .createRequire(import.meta.url)
    .resolve('@tesseract.js-data/eng/package.json');
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(dirname(data), '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
  // As one block: other modes lose numbers of a single digit.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
  return worker;
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const overdue = setTimeout(() => reject(new InvalidAction(texts.tookTooLong)), TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(overdue));
  });
}
