/**
 * Subjects to PNG, one at a time: as the browser shows their scene where there is a browser, and
 * elsewhere as a card drawn with the fonts of the system.
 */
import { existsSync } from 'node:fs';
import { TooManyRequests } from '@mes/contract/errors';
import sharp from 'sharp';
import { WindowLimit } from '../../../platform/calls/window-limit';
import type { Log } from '../../../platform/log';
import { createCamera } from '../camera/service';
import { drawCard, PICTURE_HEIGHT, PICTURE_WIDTH } from '../cards/views';
import type { Subject } from '../subjects/service';

export interface Rendered {
  readonly png: Buffer;
  /** False for a card in place of a scene: it may be better the next time. */
  readonly isFinal: boolean;
}

export interface Renderer {
  /** False where there are cards alone. */
  readonly drawsScenes: boolean;
  render(subject: Subject): Promise<Rendered>;
  close(): Promise<void>;
}

interface RendererOptions {
  /** Path of the browser, null for none. */
  readonly chromium: string | null;
  readonly hasScenes: boolean;
  /** Where this server listens. */
  readonly origin: () => string;
  readonly brand: string;
  readonly clock: () => number;
  readonly log: Log;
}

const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = 10;
/** Scenes a minute, for all who ask: whoever walks through all matches gets cards after that. */
const SCENES = { calls: 20, seconds: 60 };
/** After a failure: each attempt costs its whole time, and the others wait for it. */
const REST_MS = 60_000;

export function createRenderer(options: RendererOptions): Renderer {
  const { chromium, hasScenes, origin, brand, clock, log } = options;
  const camera = chromium && hasScenes && existsSync(chromium) ? createCamera(chromium) : null;
  let before: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let restsUntil = 0;
  const scenes = new WindowLimit(SCENES);

  async function draw(subject: Subject): Promise<Rendered> {
    const now = clock();
    if (camera && now >= restsUntil && scenes.spend('all', now) === 0) {
      try {
        const photo = await camera.photograph(`${origin()}${subject.scene}`);
        return { png: await smaller(photo), isFinal: true };
      } catch (error) {
        restsUntil = clock() + REST_MS;
        log.warn({ err: error }, 'a scene was not pictured, so a card takes its place');
      }
    }
    const svg = drawCard(await subject.card(), brand);
    return { png: await sharp(Buffer.from(svg)).png().toBuffer(), isFinal: camera === null };
  }

  return {
    drawsScenes: camera !== null,
    async render(subject) {
      if (waiting >= MOST_WAITING) throw new TooManyRequests(RETRY_AFTER_SECONDS);
      waiting++;
      const drawn = before.then(() => draw(subject)).finally(() => waiting--);
      before = drawn.catch(() => {});
      return drawn;
    },
    close: async () => camera?.close(),
  };
}

/** A logo as a card holds it. */
export function toCardLogo(picture: Buffer): Promise<Buffer> {
  return sharp(picture).resize(200, 200, { fit: 'contain', background: '#0000' }).png().toBuffer();
}

/**
 * Made smaller here: the browser would draw slanted letters with rough edges. With few colours, because
 * some who show links refuse large pictures.
 */
function smaller(photo: Buffer): Promise<Buffer> {
  return sharp(photo)
    .resize(PICTURE_WIDTH, PICTURE_HEIGHT)
    .removeAlpha()
    .png({ palette: true, quality: 95, effort: 5 })
    .toBuffer();
}
