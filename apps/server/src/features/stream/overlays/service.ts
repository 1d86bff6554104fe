/** Which overlays are connected, to whichever process, and that they come to run the newest build. */

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { channels } from '@mes/contract/channels';
import type { ConnectedOverlay } from '@mes/contract/stream-desk';
import type { Database, Db } from '../../platform/database/database';
import type { ConnectedPage } from '../../platform/gateway/overlay-socket';
import { publish } from '../../platform/outbox/publish';
import * as repository from './repository';

export interface Overlays {
  /** Of all processes. */
  connected(db: Db, now: number): Promise<ConnectedOverlay[]>;
  /** Tells the others what this process serves, and renews what is off air. */
  tick(now: number): Promise<void>;
}

interface Parts {
  readonly database: Database;
  /** Those of this process. */
  readonly pages: () => readonly ConnectedPage[];
  /** The newest build; null where it is not known, as in development. */
  readonly build: string | null;
}

const TOLD_EVERY_MS = 5_000;
const GONE_AFTER_MS = 15_000;
/** A page that stays old, behind a cache perhaps, is not asked in a loop. */
const RENEWED_EVERY_MS = 10 * 60_000;

export function createOverlays({ database, pages, build }: Parts): Overlays {
  const process = randomUUID();
  const renewedAt = new Map<string, number>();
  let told = { text: '', at: 0 };

  const isOutdated = ({ version }: ConnectedPage) => build !== null && version !== build;

  async function tell(overlays: readonly ConnectedPage[], now: number): Promise<void> {
    const text = JSON.stringify(overlays);
    if (text === told.text && now - told.at < TOLD_EVERY_MS) return;
    told = { text, at: now };
    await repository.saveListeners(database.db, { process, overlays, seenAt: now });
    await repository.deleteListenersBefore(database.db, now - GONE_AFTER_MS);
  }

  /** A reload shows an empty picture for a moment, so what is on air waits until it is off. */
  async function renew(overlays: readonly ConnectedPage[], now: number): Promise<void> {
    const outdated = overlays.filter(isOutdated).map(({ scene }) => scene);
    if (outdated.length === 0) return;
    const { program } = (await repository.findControl(database.db)).state;
    const onAir = program && `${program.group}/${program.scene}`;
    const due = [...new Set(outdated)].filter(
      (scene) => scene !== onAir && now - (renewedAt.get(scene) ?? 0) >= RENEWED_EVERY_MS,
    );
    for (const scene of due) renewedAt.set(scene, now);
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
    async connected(db, now) {
      const rows = await repository.findListeners(db);
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
      await tell(overlays, now);
      await renew(
        overlays.filter(({ isMonitor }) => !isMonitor),
        now,
      );
    },
  };
}

/** The script of the built page; its name carries a hash of what is in it. */
export async function overlayBuild(root: string): Promise<string | null> {
  const html = await readFile(join(root, 'dist', 'overlay', 'index.html'), 'utf8').catch(() => '');
  return /src="\/overlay-assets\/([^"]+\.js)"/.exec(html)?.[1] ?? null;
}
