/** Lists the connected overlays of all processes, and reloads those that run an old build. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { channels } from '@mes/contract/channels';
import type { ConnectedOverlay } from '@mes/contract/stream-desk';
import type { Database, Db } from '../../../platform/database/database';
import type { ConnectedPage } from '../../../platform/gateway/overlay-socket';
import { publish } from '../../../platform/outbox/publish';
import { findControl } from '../repository';
import * as repository from './repository';

export interface Overlays {
  /** Of all processes. */
  readConnected(db: Db, now: number): Promise<ConnectedOverlay[]>;
  /** Saves the overlays of this process, and reloads outdated ones that are off air. */
  tick(now: number): Promise<void>;
}

interface OverlayDeps {
  readonly database: Database;
  /** Those of this process. */
  readonly pages: () => readonly ConnectedPage[];
  /** The newest build; null where it is not known, as in development. */
  readonly build: string | null;
}

const SAVE_EVERY_MS = 5_000;
const GONE_AFTER_MS = 15_000;
/** A page that stays outdated, for example because of a cache, must not reload in a loop. */
const RELOAD_EVERY_MS = 10 * 60_000;

export function createOverlays({ database, pages, build }: OverlayDeps): Overlays {
  const process = randomUUID();
  const reloadedAt = new Map<string, number>();
  let saved = { text: '', at: 0 };

  const isOutdated = ({ version }: ConnectedPage) => build !== null && version !== build;

  async function save(overlays: readonly ConnectedPage[], now: number): Promise<void> {
    const text = JSON.stringify(overlays);
    const isFresh = overlays.length === 0 || now - saved.at < SAVE_EVERY_MS;
    if (text === saved.text && isFresh) return;
    saved = { text, at: now };
    await repository.save(database.db, { process, overlays, seenAt: now });
    await repository.deleteBefore(database.db, now - GONE_AFTER_MS);
  }

  /** A reload is empty for a moment, so a scene that is on air is reloaded after it. */
  async function reloadOutdated(overlays: readonly ConnectedPage[], now: number): Promise<void> {
    const outdated = new Set(overlays.filter(isOutdated).map(({ scene }) => scene));
    const waiting = [...outdated].filter(
      (scene) => now - (reloadedAt.get(scene) ?? 0) >= RELOAD_EVERY_MS,
    );
    if (waiting.length === 0) return;
    const { program } = (await findControl(database.db)).state;
    const onAir = program && `${program.group}/${program.scene}`;
    const due = waiting.filter((scene) => scene !== onAir);
    for (const scene of due) reloadedAt.set(scene, now);
    if (due.length === 0) return;
    await database.transaction(async (tx) => {
      for (const named of due) {
        const [group = '', scene = ''] = named.split('/');
        const order = { order: 'reload', scene: { group, scene } } as const;
        await publish(tx, channels.overlay(), 'overlay.ordered', order);
      }
    });
  }

  return {
    async readConnected(db, now) {
      const rows = await repository.findAll(db);
      return rows
        .filter(({ seenAt }) => now - seenAt < GONE_AFTER_MS)
        .flatMap(({ overlays }) => overlays)
        .map((page) => ({
          scene: page.scene,
          connectedAt: page.connectedAt,
          isOutdated: isOutdated(page),
          isMonitor: page.isMonitor,
        }))
        .sort((one, other) => one.scene.localeCompare(other.scene));
    },
    async tick(now) {
      const overlays = pages();
      await save(overlays, now);
      await reloadOutdated(
        overlays.filter(({ isMonitor }) => !isMonitor),
        now,
      );
    },
  };
}

/** The script of the built page, whose name contains a hash of its content. */
export async function readOverlayBuild(root: string): Promise<string | null> {
  const html = await readFile(join(root, 'dist', 'overlay', 'index.html'), 'utf8').catch(() => '');
  return /src="\/overlay-assets\/([^"]+\.js)"/.exec(html)?.[1] ?? null;
}
