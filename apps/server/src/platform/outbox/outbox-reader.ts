/**
 * Reads the outbox by id, each event once. An id is assigned when the row is written but becomes
 * visible when its transaction commits, so a lower id can appear after a higher one. Such gaps are
 * read again until every transaction that could still fill them has ended.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import type { OutboxEvent } from '../database/events';
import { preparedFor } from '../database/prepared';
import { quickRead } from '../database/shared-reads';
import { findByIds } from './outbox';

interface Gap {
  readonly from: number;
  readonly to: number;
  /** Only transactions below this number can still fill the gap. */
  readonly horizon: bigint;
}

interface IdPage {
  readonly ids: readonly number[];
  /** From pg_current_snapshot: transactions below `xmin` have ended, those from `xmax` on had not begun. */
  readonly xmin: bigint;
  readonly xmax: bigint;
}

const PAGE_SIZE = 1_000;

export class OutboxReader {
  readonly #db: Db;
  #highestId = 0;
  #gaps: Gap[] = [];
  /** Seen before they were read, or inside a gap. All other ids up to `#highestId` count as seen. */
  readonly #seen = new Set<number>();

  private constructor(db: Db) {
    this.#db = db;
  }

  /** Starts at the present: events of committed transactions are skipped, those of pending ones are read. */
  static async open(db: Db): Promise<OutboxReader> {
    const reader = new OutboxReader(db);
    const { ids, ...snapshot } = await readIds(db, { where: sql`TRUE`, order: sql`DESC` });
    const present = ids.toReversed();
    // If the page holds the whole outbox, even the lowest missing id is a gap.
    reader.#highestId = present.length < PAGE_SIZE ? 0 : present[0]! - 1;
    reader.#advance({ ids: present, ...snapshot });
    return reader;
  }

  /** Returns true the first time an event is seen, whichever way it came. */
  markSeen(id: number): boolean {
    if (this.#isSeen(id)) return false;
    this.#seen.add(id);
    return true;
  }

  /** Calls `onEvents` with committed events that were not seen yet. */
  async read(onEvents: (events: readonly OutboxEvent[]) => void): Promise<void> {
    for (;;) {
      const page = await this.#readUnread();
      // Ids first: usually all events have already arrived another way, and no row is fetched.
      const missing = page.ids.filter((id) => !this.#isSeen(id));
      const found = missing.length > 0 ? await findByIds(this.#db, missing) : [];
      const unseen = found.filter(({ id }) => this.markSeen(id));
      this.#advance(page);
      if (unseen.length > 0) onEvents(unseen);
      if (page.ids.length < PAGE_SIZE) return;
    }
  }

  /** Usually there is no gap, and this is the most frequent statement of a process at rest. */
  async #readUnread(): Promise<IdPage> {
    if (this.#gaps.length > 0)
      return readIds(this.#db, { where: this.#unreadIds(), order: sql`ASC` });
    const [row] = await idsAfterQuery(this.#db).execute({ id: this.#highestId });
    return toPage(row!);
  }

  #unreadIds() {
    const gaps = this.#gaps.map(({ from, to }) => sql`OR id BETWEEN ${from} AND ${to}`);
    return sql`(id > ${this.#highestId} ${sql.join(gaps, sql` `)})`;
  }

  #advance({ ids, xmin, xmax }: IdPage): void {
    const readUpTo = ids.length < PAGE_SIZE ? Number.POSITIVE_INFINITY : ids.at(-1)!;
    this.#gaps = this.#gaps.filter(({ to, horizon }) => horizon > xmin || to > readUpTo);
    for (const id of ids) {
      if (id <= this.#highestId) continue;
      if (id > this.#highestId + 1) {
        this.#gaps.push({ from: this.#highestId + 1, to: id - 1, horizon: xmax });
      }
      this.#highestId = id;
    }
    for (const id of this.#seen) {
      if (id <= this.#highestId && !this.#isInGap(id)) this.#seen.delete(id);
    }
  }

  #isSeen(id: number): boolean {
    return this.#seen.has(id) || (id <= this.#highestId && !this.#isInGap(id));
  }

  #isInGap(id: number): boolean {
    return this.#gaps.some(({ from, to }) => id >= from && id <= to);
  }
}

const idsAfterQuery = preparedFor((db) =>
  db
    .select({
      xmin: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
      xmax: sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text`,
      ids: sql<string[]>`ARRAY(SELECT id FROM outbox WHERE id > ${sql.placeholder('id')}
                               ORDER BY id LIMIT ${PAGE_SIZE})`,
    })
    .from(sql`(VALUES (1)) AS one`)
    .prepare(quickRead('ids_after')),
);

interface PageRow {
  readonly ids: readonly string[];
  readonly xmin: string;
  readonly xmax: string;
}

async function readIds(db: Db, { where, order }: { where: SQL; order: SQL }): Promise<IdPage> {
  const { rows } = await db.execute<PageRow & Record<string, unknown>>(sql`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS xmin,
           pg_snapshot_xmax(pg_current_snapshot())::text AS xmax,
           ARRAY(SELECT id FROM outbox WHERE ${where}
                 ORDER BY id ${order} LIMIT ${PAGE_SIZE}) AS ids`);
  return toPage(rows[0]!);
}

function toPage({ ids, xmin, xmax }: PageRow): IdPage {
  return { ids: ids.map(Number), xmin: BigInt(xmin), xmax: BigInt(xmax) };
}
