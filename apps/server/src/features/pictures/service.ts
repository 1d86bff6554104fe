import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { specialNames } from '@mes/domain/names/display';
import { RETENTION } from '@mes/domain/retention/retention';
import { LRUCache } from 'lru-cache';
import type { LiveCommunity } from '../../platform/community';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/store';
import type { Pictures } from '../../platform/http/pictures';
import type { Log } from '../../platform/log';
import { readCardBrand } from './brand/service';
import { createRenderer, type RenderedPicture, toCardLogo } from './renderer/service';
import { findSubject, type PictureReads, type PictureSubject } from './subjects/service';

interface PictureDeps {
  readonly config: Config;
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: () => number;
  readonly log: Log;
  readonly ownAddress: () => string;
  readonly reads: () => PictureReads;
  readonly community: () => LiveCommunity;
  /** The build of the overlay with the scenes, or null if there is none. */
  readonly build: string | null;
}

/** Raised whenever cards look different. */
const CARD_VERSION = 3;
const CACHED_IN_MEMORY = 50;

export interface PicturesService extends Pictures {
  /** Every change of the content makes a new file, and nobody requests the old one again. */
  deleteOld(now: number): Promise<void>;
}

/** Previews of links, rendered at the first request and stored under a hash of their content. */
export function createPictures(deps: PictureDeps): PicturesService {
  const { config, database, files, clock, log, reads, community, build } = deps;
  const folder = join(config.dataDir, 'pictures');
  const cache = new LRUCache<string, Promise<RenderedPicture>>({ max: CACHED_IN_MEMORY });
  const renderer = createRenderer({
    chromium: config.chromium,
    hasScenes: build !== null,
    origin: deps.ownAddress,
    brand: () => readCardBrand(community().current(), files),
    clock,
    log,
  });

  const version = renderer.rendersScenes ? build : CARD_VERSION;

  async function readLogo(filename: string): Promise<Buffer | null> {
    const stored = await files.readPicture(filename);
    return stored && toCardLogo(stored);
  }

  async function readOrRender(subject: PictureSubject, name: string): Promise<RenderedPicture> {
    const path = join(folder, `${name}.png`);
    const stored = await readFile(path).catch(() => null);
    if (stored) return { png: stored, isFinal: true };
    const rendered = await renderer.render(subject);
    if (rendered.isFinal) await save(path, rendered.png);
    else cache.delete(name);
    return rendered;
  }

  /** Written to another file and renamed, so that no process reads half a picture. */
  async function save(path: string, png: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    await writeFile(`${path}.${process.pid}`, png);
    await rename(`${path}.${process.pid}`, path);
  }

  return {
    async read(kind, id) {
      const { name: brandName, mark, accent, teamNames } = community().current();
      const subject = await findSubject(kind, id, {
        db: database.db,
        now: clock(),
        reads: reads(),
        readLogo,
        specialNames: specialNames(teamNames),
      });
      const brand = [brandName, mark, accent, teamNames];
      const identity = JSON.stringify([
        ...[version, brand, subject.scene],
        ...[subject.look, subject.content],
      ]);
      const name = createHash('sha256').update(identity).digest('hex').slice(0, 32);
      const picture = cache.get(name) ?? readOrRender(subject, name);
      cache.set(name, picture);
      picture.catch(() => cache.delete(name));
      const { png, isFinal } = await picture;
      return { png, etag: isFinal ? `"${name}"` : `"${name}-card"` };
    },
    deleteOld: (now) => deleteOlderThan(folder, now - RETENTION.sharePictures.ms),
    close: renderer.close,
  };
}

async function deleteOlderThan(folder: string, time: number): Promise<void> {
  for (const file of await readdir(folder).catch(() => [])) {
    const path = join(folder, file);
    const stats = await stat(path).catch(() => null);
    if (stats && stats.mtimeMs < time) await rm(path, { force: true });
  }
}
