/**
 * Reads the outbox by id, each event once. Ids are taken when a row is written and become visible
 * when its transaction commits, so a lower id can appear after a higher one: such holes are kept
 * open until PostgreSQL says that every transaction that could still fill them has ended.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import type { OutboxEvent } from '../database/events';
import { findByIds } from './outbox';

interface Hole {
  readonly from: number;
  readonly to: number;
  /** Transactions below this number were under way or done when the hole was seen. */
  readonly horizon: bigint;
}

interface Sight {
  readonly ids: readonly number[];
  /** Every transaction below `ended` has ended; none from `begun` on had begun. */
  readonly ended: bigint;
  readonly begun: bigint;
}

const PAGE = 1_000;

export class Tail {
  readonly #db: Db;
  #high = 0;
  #holes: Hole[] = [];
  /** Taken ahead of reading, or inside a hole; everything else up to `#high` is taken by definition. */
  readonly #taken = new Set<number>();

  private constructor(db: Db) {
    this.#db = db;
  }

  /** Starts at the present: what committed before is not read, what is under way now will be. */
  static async open(db: Db): Promise<Tail> {
    const tail = new Tail(db);
    const { ids, ...horizon } = await look(db, sql`TRUE`, sql`DESC`);
    const present = ids.toReversed();
    // With the whole outbox in sight even the lowest missing id is a hole.
    tail.#high = present.length < PAGE ? 0 : present[0]! - 1;
    tail.#pass({ ids: present, ...horizon });
    return tail;
  }

  /** True the first time that an event is seen, from wherever it came. */
  take(id: number): boolean {
    if (this.#isTaken(id)) return false;
    this.#taken.add(id);
    return true;
  }

  /** Hands over what was committed and not taken yet. */
  async read(handOver: (events: readonly OutboxEvent[]) => void): Promise<void> {
    for (;;) {
      const sight = await look(this.#db, this.#unread(), sql`ASC`);
      // Ids first: in the normal case all of them came faster another way, and no row is fetched.
      const missing = sight.ids.filter((id) => !this.#isTaken(id));
      const found = missing.length > 0 ? await findByIds(this.#db, missing) : [];
      const untaken = found.filter(({ id }) => this.take(id));
      this.#pass(sight);
      if (untaken.length > 0) handOver(untaken);
      if (sight.ids.length < PAGE) return;
    }
  }

  #unread() {
    const holes = this.#holes.map(({ from, to }) => sql`OR id BETWEEN ${from} AND ${to}`);
    return sql`(id > ${this.#high} ${sql.join(holes, sql` `)})`;
  }

  #pass({ ids, ended, begun }: Sight): void {
    const seenUpTo = ids.length < PAGE ? Number.POSITIVE_INFINITY : ids.at(-1)!;
    this.#holes = this.#holes.filter(({ to, horizon }) => horizon > ended || to > seenUpTo);
    for (const id of ids) {
      if (id <= this.#high) continue;
      if (id > this.#high + 1) {
        this.#holes.push({ from: this.#high + 1, to: id - 1, horizon: begun });
      }
      this.#high = id;
    }
    for (const id of this.#taken) {
      if (id <= this.#high && !this.#isOpen(id)) this.#taken.delete(id);
    }
  }

  #isTaken(id: number): boolean {
    return this.#taken.has(id) || (id <= this.#high && !this.#isOpen(id));
  }

  #isOpen(id: number): boolean {
    return this.#holes.some(({ from, to }) => id >= from && id <= to);
  }
}

async function look(
  db: Db,
  which: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
): Promise<Sight> {
  const { rows } = await db.execute<{ ids: string[]; ended: string; begun: string }>(sql`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS ended,
           pg_snapshot_xmax(pg_current_snapshot())::text AS begun,
           ARRAY(SELECT id FROM outbox WHERE ${which}
                 ORDER BY id ${order} LIMIT ${PAGE}) AS ids`);
  const { ids, ended, begun } = rows[0]!;
  return { ids: ids.map(Number), ended: BigInt(ended), begun: BigInt(begun) };
}
