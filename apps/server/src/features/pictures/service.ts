import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/store';
import type { Pictures } from '../../platform/http/pictures';
import type { Log } from '../../platform/log';
import { createRenderer, type Rendered, toCardLogo } from './renderer/service';
import { findSubject, type Reads, type Subject } from './subjects/service';

interface PictureDeps {
  readonly config: Config;
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: () => number;
  readonly log: Log;
  readonly ownAddress: () => string;
  readonly reads: () => Reads;
  /** Of the scenes, null where they are not built. */
  readonly build: string | null;
}

/** Changes whenever cards are drawn differently. */
const DRAWING = 2;
const KEPT_IN_MEMORY = 50;
const KEPT_MS = 7 * 86_400_000;

export interface PicturesService extends Pictures {
  /** What a picture said changes with every result; the ones before are never asked for again. */
  deleteOld(now: number): Promise<void>;
}

/** Pictures beside links, drawn when somebody first asks and kept by what they say. */
export function createPictures(deps: PictureDeps): PicturesService {
  const { config, database, files, clock, log, reads, build } = deps;
  const folder = join(config.dataDir, 'pictures');
  const kept = new LRUCache<string, Promise<Rendered>>({ max: KEPT_IN_MEMORY });
  const renderer = createRenderer({
    chromium: config.chromium,
    hasScenes: build !== null,
    origin: deps.ownAddress,
    brand: config.community.name,
    clock,
    log,
  });

  const drawing = renderer.drawsScenes ? build : DRAWING;

  async function logo(filename: string): Promise<Buffer | null> {
    const stored = await files.readPicture(filename);
    return stored && toCardLogo(stored);
  }

  async function draw(subject: Subject, name: string): Promise<Rendered> {
    const path = join(folder, `${name}.png`);
    const stored = await readFile(path).catch(() => null);
    if (stored) return { png: stored, isFinal: true };
    const rendered = await renderer.render(subject);
    if (rendered.isFinal) await keep(path, rendered.png);
    else kept.delete(name);
    return rendered;
  }

  /** Written aside and renamed: another process never reads half a picture. */
  async function keep(path: string, png: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    await writeFile(`${path}.${process.pid}`, png);
    await rename(`${path}.${process.pid}`, path);
  }

  return {
    async read(kind, id) {
      const subject = await findSubject(kind, id, {
        db: database.db,
        now: clock(),
        reads: reads(),
        logo,
      });
      const says = JSON.stringify([drawing, subject.scene, subject.says]);
      const name = createHash('sha256').update(says).digest('hex').slice(0, 32);
      const drawn = kept.get(name) ?? draw(subject, name);
      kept.set(name, drawn);
      drawn.catch(() => kept.delete(name));
      const { png, isFinal } = await drawn;
      return { png, etag: isFinal ? `"${name}"` : `"${name}-card"` };
    },
    deleteOld: (now) => deleteOlder(folder, now - KEPT_MS),
    close: renderer.close,
  };
}

async function deleteOlder(folder: string, than: number): Promise<void> {
  for (const file of await readdir(folder).catch(() => [])) {
    const path = join(folder, file);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < than) await rm(path, { force: true });
  }
}
