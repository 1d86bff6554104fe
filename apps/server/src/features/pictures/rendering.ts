/**
 * SVG to PNG, one at a time. Chromium in a process of its own where there is one: it knows the
 * site's font. Elsewhere the picture library draws it with the fonts of the system.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TooManyRequests } from '@mes/contract/errors';
import sharp from 'sharp';
import type { Log } from '../../platform/log';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './drawing';

export type Render = (svg: string) => Promise<Buffer>;

const run = promisify(execFile);
const WITHIN_MS = 15_000;
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = 10;

export function createRenderer({
  root,
  chromium,
  log,
}: {
  root: string;
  chromium: string | null;
  log: Log;
}): Render {
  let before: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let browser = chromium !== null && existsSync(chromium) ? chromium : null;
  const render = async (svg: string): Promise<Buffer> => {
    if (browser === null) return withLibrary(svg);
    try {
      return await withBrowser(browser, svg, join(root, 'dist', 'site', 'assets'));
    } catch (error) {
      // Not asked again until the next start: each attempt would cost its whole time.
      browser = null;
      log.warn({ err: error }, 'the browser draws no pictures, so they have plain letters');
      return withLibrary(svg);
    }
  };
  return async (svg) => {
    // Someone walks through all matches: others shall still get theirs.
    if (waiting >= MOST_WAITING) throw new TooManyRequests(RETRY_AFTER_SECONDS);
    waiting++;
    const drawn = before.then(() => render(svg)).finally(() => waiting--);
    before = drawn.catch(() => {});
    return drawn;
  };
}

export function toPng(picture: Buffer): Promise<Buffer> {
  return sharp(picture).resize(200, 200, { fit: 'contain', background: '#0000' }).png().toBuffer();
}

function withLibrary(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function withBrowser(browser: string, svg: string, assets: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'mes-picture-'));
  try {
    const page = join(folder, 'card.html');
    const picture = join(folder, 'card.png');
    await writeFile(page, pageOf(svg, await fontIn(assets)));
    await run(
      browser,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--hide-scrollbars',
        `--user-data-dir=${join(folder, 'profile')}`,
        `--window-size=${PICTURE_WIDTH},${PICTURE_HEIGHT}`,
        `--screenshot=${picture}`,
        `file://${page}`,
      ],
      { timeout: WITHIN_MS, killSignal: 'SIGKILL' },
    );
    return await readFile(picture);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fontIn(assets: string): Promise<string | null> {
  const files = await readdir(assets).catch(() => []);
  const name = files.find((file) => /^archivo-latin-standard-normal.*\.woff2$/.test(file));
  return name ? (await readFile(join(assets, name))).toString('base64') : null;
}

function pageOf(svg: string, font: string | null): string {
  const face = font
    ? `@font-face{font-family:"Archivo Variable";font-weight:100 900;font-stretch:62% 125%;src:url(data:font/woff2;base64,${font})}`
    : '';
  return `<!doctype html><meta charset="utf-8"><style>${face}body{margin:0}svg{display:block}text{font-stretch:70%;word-spacing:.1em}</style>${svg}`;
}
