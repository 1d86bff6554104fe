/**
 * The boards of the maps that are being captured, kept between calls: a call then costs the entries
 * that came in since, and not all of them.
 */
import { type Board, push, replay } from '@mes/domain/capture/board';
import { CAPTURE_TOGGLES, type CaptureToggle } from '@mes/domain/capture/events';
import type { Setup } from '@mes/domain/capture/setup';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/database';
import { findEntries, type KnownMap } from './repository';
import type { Toggles } from './tables';

const KEPT = 64;

export class Boards {
  readonly #kept = new LRUCache<string, { setup: string; board: Board }>({ max: KEPT });

  /** The board of a map as its row says it is. What is kept may be newer, never older. */
  async at(db: Db, map: KnownMap): Promise<Board> {
    const setup = setupOf(map);
    const kept = this.#kept.get(map.row.list);
    if (kept?.setup !== JSON.stringify(setup)) return replay(setup, await findEntries(db, map.row));
    if (kept.board.sequence >= map.row.sequence) return kept.board;
    const missing = await findEntries(db, map.row, kept.board.sequence);
    return missing.reduce(push, kept.board);
  }

  /** Only what has been committed: others go on from it. */
  keep(list: string, board: Board): void {
    const kept = this.#kept.get(list);
    const setup = JSON.stringify(board.prepared.setup);
    if (kept && kept.setup === setup && kept.board.sequence > board.sequence) return;
    this.#kept.set(list, { setup, board });
  }
}

/** Where nobody has said on which side team A starts, it defends. */
export function setupOf({ row, startingSideA }: KnownMap): Setup {
  return {
    lineup: row.lineup.map(({ player, opponent }) => ({ player, opponent })),
    startingSideA: startingSideA ?? 'coalition',
    toggles: togglesOf(row.toggles),
  };
}

/** Everything is captured unless said otherwise. */
export function togglesOf(given: Toggles = {}): Record<CaptureToggle, boolean> {
  const all = CAPTURE_TOGGLES.map((toggle) => [toggle, given[toggle] ?? true]);
  return Object.fromEntries(all) as Record<CaptureToggle, boolean>;
}
