import { IDLE_MS } from '@mes/domain/queue/queue';
import type { Sign } from '../repository';

/** An admitted visitor is written down this often, however many calls come in between. */
export const SIGN_EVERY_MS = 30_000;

interface Visitor {
  admitted: number;
  seen: number;
  /** The sign of life that the database knows. */
  saved: number | null;
}

/**
 * When the admitted visitors of this process were last seen. Requests only note it here; it is
 * written down with the queue's next turn, so no request costs a query.
 */
export class Presence {
  readonly #visitors = new Map<string, Visitor>();

  see(identifier: string, { admitted, now }: { admitted: number; now: number }): void {
    const visitor = this.#visitors.get(identifier);
    if (visitor) visitor.seen = Math.max(visitor.seen, now);
    else this.#visitors.set(identifier, { admitted, seen: now, saved: null });
  }

  lastSeen(identifier: string): number | undefined {
    return this.#visitors.get(identifier)?.seen;
  }

  /** What is to be written down now; `saved` says that it has been. */
  due(now: number): { signs: Sign[]; saved: () => void } {
    this.forgetIdle(now);
    const due = [...this.#visitors].filter(
      ([, { seen, saved }]) => saved === null || (seen > saved && now - saved >= SIGN_EVERY_MS),
    );
    const signs = due.map(([identifier, { admitted, seen }]) => ({ identifier, admitted, seen }));
    return {
      signs,
      saved() {
        due.forEach(([, visitor], index) => {
          visitor.saved = signs[index]!.seen;
        });
      },
    };
  }

  forgetIdle(now: number): void {
    for (const [identifier, { seen }] of this.#visitors) {
      if (now - seen >= IDLE_MS) this.#visitors.delete(identifier);
    }
  }
}
