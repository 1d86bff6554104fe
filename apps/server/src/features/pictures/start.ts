import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Match } from '@mes/contract/match-schemas';
import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../platform/config';
import type { Database, Db } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/store';
import type { Pictures } from '../../platform/http/pictures';
import type { Log } from '../../platform/log';
import { matchCard, tournamentCard } from './cards';
import { type Card, drawCard } from './drawing';
import { createRenderer, toPng } from './rendering';

interface Surroundings {
  readonly config: Config;
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: () => number;
  readonly log: Log;
  readonly match: (db: Db, id: string) => Promise<Match>;
  readonly tournament: (db: Db, id: string, now: number) => Promise<WebsiteTournament>;
}

/** Changes whenever cards are drawn differently. */
const DRAWING = 1;
const KEPT_IN_MEMORY = 50;

/** Pictures of matches and tournaments, drawn when somebody first asks and kept by what they say. */
export function startPictures(surroundings: Surroundings): Pictures {
  const { config, database, files, clock, log } = surroundings;
  const folder = join(config.dataDir, 'pictures');
  const render = createRenderer({ root: config.root, chromium: config.chromium, log });
  const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT_IN_MEMORY });
  const { name: brand } = config.community;

  async function cardOf(kind: 'match' | 'tournament', id: string): Promise<Card> {
    if (kind === 'match')
      return matchCard(await surroundings.match(database.db, id), { brand, files, toPng });
    return tournamentCard(await surroundings.tournament(database.db, id, clock()), { brand });
  }

  async function drawn(svg: string, name: string): Promise<Buffer> {
    const path = join(folder, `${name}.png`);
    const stored = await readFile(path).catch(() => null);
    if (stored) return stored;
    const png = await render(svg);
    await mkdir(folder, { recursive: true });
    // Written aside and renamed: another process never reads half a picture.
    await writeFile(`${path}.${process.pid}`, png);
    await rename(`${path}.${process.pid}`, path);
    return png;
  }

  return async (kind, id) => {
    const svg = drawCard(await cardOf(kind, id));
    const name = createHash('sha256').update(`${DRAWING}${svg}`).digest('hex').slice(0, 32);
    const png = kept.get(name) ?? drawn(svg, name);
    kept.set(name, png);
    png.catch(() => kept.delete(name));
    return { png: await png, etag: `"${name}"` };
  };
}
