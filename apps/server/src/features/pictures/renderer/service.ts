/**
 * Renders subjects as PNG, one at a time: a screenshot of their scene if there is a browser,
 * otherwise a card with the fonts of the system.
 */
import { existsSync } from 'node:fs';
import { TooManyRequests } from '@mes/contract/errors';
import { WindowLimit } from '../../../platform/calls/window-limit';
import { loadSharp } from '../../../platform/files/sharp';
import type { Log } from '../../../platform/log';
import { createCamera } from '../camera/service';
import {
  type CardBrand,
  cardColour,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  renderCard,
} from '../cards/views';
import type { PictureSubject } from '../subjects/service';

export interface RenderedPicture {
  readonly png: Buffer;
  /** False for a card in place of a scene: the next attempt may succeed. */
  readonly isFinal: boolean;
}

export interface PictureRenderer {
  /** False if there are only cards. */
  readonly rendersScenes: boolean;
  render(subject: PictureSubject): Promise<RenderedPicture>;
  close(): Promise<void>;
}

interface RendererOptions {
  /** Path of the browser, null for none. */
  readonly chromium: string | null;
  readonly hasScenes: boolean;
  /** Where this server listens. */
  readonly origin: () => string;
  readonly brand: () => Promise<CardBrand>;
  readonly clock: () => number;
  readonly log: Log;
}

const MAX_QUEUE_LENGTH = 20;
const RETRY_AFTER_SECONDS = 10;
/** Scenes a minute, for all clients together: a crawler gets cards after that. */
const SCENE_LIMIT = { calls: 20, seconds: 60 };
/** No scenes for this time after a failure: each attempt may time out while others wait for it. */
const RETRY_AFTER_FAILURE_MS = 60_000;

export function createRenderer(options: RendererOptions): PictureRenderer {
  const { chromium, hasScenes, origin, brand, clock, log } = options;
  const camera = chromium && hasScenes && existsSync(chromium) ? createCamera(chromium) : null;
  let last: Promise<unknown> = Promise.resolve();
  let queueLength = 0;
  let retryAt = 0;
  const scenes = new WindowLimit(SCENE_LIMIT);

  async function renderSubject(subject: PictureSubject): Promise<RenderedPicture> {
    const now = clock();
    if (camera && now >= retryAt && scenes.consume('all', now) === 0) {
      try {
        const screenshot = await camera.takeScreenshot(`${origin()}${subject.scene}`);
        return { png: await shrink(screenshot), isFinal: true };
      } catch (error) {
        retryAt = clock() + RETRY_AFTER_FAILURE_MS;
        log.warn({ err: error }, 'the screenshot of a scene failed, so a card replaces it');
      }
    }
    const look = { ...(await brand()), ...cardColour(subject.look) };
    const svg = renderCard(await subject.card(), look);
    const sharp = await loadSharp();
    return { png: await sharp(Buffer.from(svg)).png().toBuffer(), isFinal: camera === null };
  }

  return {
    rendersScenes: camera !== null,
    async render(subject) {
      if (queueLength >= MAX_QUEUE_LENGTH) throw new TooManyRequests(RETRY_AFTER_SECONDS);
      queueLength++;
      const picture = last.then(() => renderSubject(subject)).finally(() => queueLength--);
      last = picture.catch(() => {});
      return picture;
    },
    close: async () => camera?.close(),
  };
}

/** A logo in the size that cards show. */
export async function toCardLogo(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(picture).resize(200, 200, { fit: 'contain', background: '#0000' }).png().toBuffer();
}

/**
 * Scaled here, because a smaller viewport gives slanted letters rough edges. With a palette, because
 * some sites that preview links refuse large files.
 */
async function shrink(screenshot: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(screenshot)
    .resize(PICTURE_WIDTH, PICTURE_HEIGHT)
    .removeAlpha()
    .png({ palette: true, quality: 95, effort: 5 })
    .toBuffer();
}
