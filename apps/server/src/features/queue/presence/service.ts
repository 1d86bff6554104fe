import { IDLE_MS } from '@mes/domain/queue/queue';
import type { SeenVisitor } from '../repository';

/** How often a visitor's heartbeat is saved, however many calls come in between. */
export const HEARTBEAT_MS = 30_000;

interface Visitor {
  admitted: number;
  seen: number;
  /** The last heartbeat in the database. */
  saved: number | null;
}

/**
 * When the admitted visitors of this process were last seen. Requests only note it in memory; the
 * queue's next turn saves it, so that no request costs a query.
 */
export class Presence {
  readonly #visitors = new Map<string, Visitor>();

  markSeen(identifier: string, { admitted, now }: { admitted: number; now: number }): void {
    const visitor = this.#visitors.get(identifier);
    if (visitor) visitor.seen = Math.max(visitor.seen, now);
    else this.#visitors.set(identifier, { admitted, seen: now, saved: null });
  }

  lastSeen(identifier: string): number | undefined {
    return this.#visitors.get(identifier)?.seen;
  }

  /** What has to be saved now; call `saved` once that is done. */
  unsaved(now: number): { heartbeats: SeenVisitor[]; saved: () => void } {
    this.deleteIdle(now);
    const due = [...this.#visitors].filter(
      ([, { seen, saved }]) => saved === null || (seen > saved && now - saved >= HEARTBEAT_MS),
    );
    const heartbeats = due.map(([identifier, { admitted, seen }]) => ({
      identifier,
      admitted,
      seen,
    }));
    return {
      heartbeats,
      saved() {
        due.forEach(([, visitor], index) => {
          visitor.saved = heartbeats[index]!.seen;
        });
      },
    };
  }

  deleteIdle(now: number): void {
    for (const [identifier, { seen }] of this.#visitors) {
      if (now - seen >= IDLE_MS) this.#visitors.delete(identifier);
    }
  }
}
