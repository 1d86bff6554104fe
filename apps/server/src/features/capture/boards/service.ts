/**
 * Caches the boards of the maps that are being captured. A call then replays only the entries that
 * came in since, and not all of them.
 */
import { addEntry, type Board, replayEntries } from '@mes/domain/capture/board';
import { CAPTURE_TOGGLES, type CaptureToggle } from '@mes/domain/capture/events';
import type { CaptureSetup } from '@mes/domain/capture/setup';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/database/database';
import { type CaptureMap, findEntries, mapKeyOf } from '../repository';
import type { Toggles } from '../tables';

const MAX_BOARDS = 64;

export class BoardCache {
  readonly #boards = new LRUCache<string, { setup: string; board: Board }>({ max: MAX_BOARDS });

  /** The board of a map at the sequence of its row, or a newer one; never an older one. */
  async read(db: Db, map: CaptureMap): Promise<Board> {
    const setup = toSetup(map);
    const cached = this.#boards.get(map.row.list);
    if (cached?.setup !== JSON.stringify(setup))
      return replayEntries(setup, await findEntries(db, mapKeyOf(map.row)));
    if (cached.board.sequence >= map.row.sequence) return cached.board;
    const missing = await findEntries(db, mapKeyOf(map.row), cached.board.sequence);
    return missing.reduce(addEntry, cached.board);
  }

  /** Only boards of committed entries: other calls build upon them. */
  save(listId: string, board: Board): void {
    const cached = this.#boards.get(listId);
    const setup = JSON.stringify(board.context.setup);
    if (cached && cached.setup === setup && cached.board.sequence > board.sequence) return;
    this.#boards.set(listId, { setup, board });
  }
}

/** Without a known starting side, team A starts as coalition. */
function toSetup({ row, startingSideA }: CaptureMap): CaptureSetup {
  return {
    lineup: row.lineup.map(({ player, opponent }) => ({ player, opponent })),
    startingSideA: startingSideA ?? 'coalition',
    toggles: withDefaultToggles(row.toggles),
  };
}

/** Everything is captured unless switched off. */
export function withDefaultToggles(toggles: Toggles = {}): Record<CaptureToggle, boolean> {
  const all = CAPTURE_TOGGLES.map((toggle) => [toggle, toggles[toggle] ?? true]);
  return Object.fromEntries(all) as Record<CaptureToggle, boolean>;
}
