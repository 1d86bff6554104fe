import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  count as numberOf,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { discordChannels, discordMessageEdits, discordMessages, discordUsers } from '../tables';

export type DiscordMessageRow = Omit<typeof discordMessages.$inferSelect, 'search'>;

const columns = {
  id: discordMessages.id,
  channel: discordMessages.channel,
  author: discordMessages.author,
  text: discordMessages.text,
  attachments: discordMessages.attachments,
  sentAt: discordMessages.sentAt,
  editedAt: discordMessages.editedAt,
  deletedAt: discordMessages.deletedAt,
};

/** The texts that the messages have now, by id. */
export async function findTexts(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { text: string; editedAt: number | null; sentAt: number }>> {
  const rows = await db
    .select({
      id: discordMessages.id,
      text: discordMessages.text,
      editedAt: discordMessages.editedAt,
      sentAt: discordMessages.sentAt,
    })
    .from(discordMessages)
    .where(inArray(discordMessages.id, [...ids]))
    .for('update');
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** An older version of a message never replaces a newer one. */
export async function save(tx: Tx, messages: readonly DiscordMessageRow[]): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .insert(discordMessages)
    .values([...messages])
    .onConflictDoUpdate({
      target: discordMessages.id,
      set: {
        text: sql`excluded.text`,
        attachments: sql`excluded.attachments`,
        editedAt: sql`excluded.edited_at`,
      },
      setWhere: sql`${discordMessages.author} IS NOT NULL
        AND coalesce(excluded.edited_at, 'epoch') > coalesce(${discordMessages.editedAt}, 'epoch')`,
    });
}

export async function insertEdits(
  tx: Tx,
  edits: readonly (typeof discordMessageEdits.$inferInsert)[],
): Promise<void> {
  if (edits.length === 0) return;
  await tx
    .insert(discordMessageEdits)
    .values([...edits])
    .onConflictDoNothing();
}

export async function markDeleted(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(discordMessages)
    .set({ deletedAt: now })
    .where(and(inArray(discordMessages.id, [...ids]), isNull(discordMessages.deletedAt)));
}

export async function findIdsBetween(
  db: Db,
  { channelId, oldest, newest }: { channelId: string; oldest: string; newest: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: discordMessages.id })
    .from(discordMessages)
    .where(
      and(
        eq(discordMessages.channel, channelId),
        sql`${discordMessages.id} BETWEEN ${oldest} AND ${newest}`,
        isNull(discordMessages.deletedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

interface PageQuery {
  readonly start: number;
  readonly count: number;
  readonly excludeDeleted: boolean;
}

export async function findPage(
  db: Db,
  {
    channelId,
    before,
    reversed,
    start,
    count,
    excludeDeleted,
  }: PageQuery & { channelId: string; before?: string; reversed: boolean },
) {
  const order = reversed ? desc(discordMessages.id) : asc(discordMessages.id);
  return db
    .select({ message: columns, author: discordUsers })
    .from(discordMessages)
    .leftJoin(discordUsers, eq(discordUsers.id, discordMessages.author))
    .where(
      and(
        eq(discordMessages.channel, channelId),
        before === undefined ? undefined : lt(discordMessages.id, before),
        excludeDeleted ? isNull(discordMessages.deletedAt) : undefined,
      ),
    )
    .orderBy(order)
    .limit(count)
    .offset(start);
}

export async function countInChannel(
  db: Db,
  { channelId, excludeDeleted }: { channelId: string; excludeDeleted: boolean },
): Promise<number> {
  return db.$count(
    discordMessages,
    and(
      eq(discordMessages.channel, channelId),
      excludeDeleted ? isNull(discordMessages.deletedAt) : undefined,
    ),
  );
}

/** More matches than this are not counted, unless the page is beyond them. */
const MAX_COUNTED = 100;

/**
 * Newest first, with how many there are. One search finds both: PostgreSQL expects a match soon when it
 * looks for ten only, and then reads the table backwards for a rare word. `query` is in the syntax of
 * `to_tsquery`.
 */
export async function search(
  db: Db,
  { query, channelId, start, count, excludeDeleted }: PageQuery & Search,
) {
  const found = db.$with('found').as(
    db
      .select({ id: discordMessages.id })
      .from(discordMessages)
      .where(matching({ query, channelId, excludeDeleted }))
      .orderBy(desc(discordMessages.id))
      .limit(Math.max(MAX_COUNTED, start + count + 1)),
  );
  const page = db
    .select({ id: found.id })
    .from(found)
    .orderBy(desc(found.id))
    .limit(count)
    .offset(start)
    .as('page');
  const rows = await db
    .with(found)
    .select({
      message: columns,
      author: discordUsers,
      total: sql<number>`(SELECT count(*)::int FROM ${found})`,
    })
    .from(page)
    .innerJoin(discordMessages, eq(discordMessages.id, page.id))
    .leftJoin(discordUsers, eq(discordUsers.id, discordMessages.author))
    .orderBy(desc(page.id));
  // Beyond the last page nothing says how many there are.
  if (rows.length > 0 || start === 0) return { rows, total: rows[0]?.total ?? 0 };
  const [counted] = await db.with(found).select({ total: numberOf() }).from(found);
  return { rows, total: counted!.total };
}

interface Search {
  readonly query: string;
  readonly channelId?: string;
  readonly excludeDeleted: boolean;
}

function matching({ query, channelId, excludeDeleted }: Search): SQL | undefined {
  return and(
    sql`${discordMessages.search} @@ to_tsquery('simple', ${query})`,
    channelId === undefined ? undefined : eq(discordMessages.channel, channelId),
    excludeDeleted ? isNull(discordMessages.deletedAt) : undefined,
  );
}

/** Channels that are archived and miss messages. */
export async function findChannelsToFill(
  db: Db,
  { channelIds, categoryId }: { channelIds: readonly string[]; categoryId: string | null },
) {
  const wanted = or(
    channelIds.length === 0 ? undefined : inArray(discordChannels.id, [...channelIds]),
    categoryId === null ? undefined : eq(discordChannels.parent, categoryId),
  );
  if (!wanted) return [];
  return db
    .select({ id: discordChannels.id, completeTo: discordChannels.completeTo })
    .from(discordChannels)
    .where(and(wanted, eq(discordChannels.deleted, false), eq(discordChannels.caughtUp, false)))
    .orderBy(asc(discordChannels.id));
}

/** After a break in what Discord sends, every channel may miss messages. */
export async function markGaps(tx: Tx): Promise<void> {
  await tx
    .update(discordChannels)
    .set({ caughtUp: false })
    .where(eq(discordChannels.caughtUp, true));
}

export async function markComplete(
  tx: Tx,
  {
    channelId,
    completeTo,
    caughtUp,
  }: { channelId: string; completeTo: string | null; caughtUp: boolean },
): Promise<void> {
  await tx
    .update(discordChannels)
    .set({
      completeTo: sql`greatest(${discordChannels.completeTo}, ${completeTo}::bigint)`,
      caughtUp,
    })
    .where(eq(discordChannels.id, channelId));
}

/** A message that arrived in its order. */
export async function advance(
  tx: Tx,
  { channelId, messageId }: { channelId: string; messageId: string },
): Promise<void> {
  await tx
    .update(discordChannels)
    .set({ completeTo: sql`greatest(${discordChannels.completeTo}, ${messageId}::bigint)` })
    .where(and(eq(discordChannels.id, channelId), eq(discordChannels.caughtUp, true)));
}

export async function findAllByAuthor(db: Db, author: string) {
  return db
    .select({
      id: discordMessages.id,
      channel: discordMessages.channel,
      text: discordMessages.text,
      sentAt: discordMessages.sentAt,
    })
    .from(discordMessages)
    .where(eq(discordMessages.author, author))
    .orderBy(asc(discordMessages.id));
}

/** Resolves to the channels in which they wrote. */
export async function eraseAuthor(tx: Tx, author: string): Promise<string[]> {
  const written = tx
    .select({ id: discordMessages.id })
    .from(discordMessages)
    .where(eq(discordMessages.author, author));
  await tx.delete(discordMessageEdits).where(inArray(discordMessageEdits.message, written));
  const rows = await tx
    .update(discordMessages)
    .set({ author: null, text: '', attachments: [] })
    .where(eq(discordMessages.author, author))
    .returning({ channel: discordMessages.channel });
  return [...new Set(rows.map(({ channel }) => channel))];
}

export async function findPageSince(
  db: Db,
  {
    categoryId,
    since,
    start,
    count,
    excludeDeleted,
  }: PageQuery & { categoryId: string; since: number },
) {
  const channels = db
    .select({ id: discordChannels.id })
    .from(discordChannels)
    .where(eq(discordChannels.parent, categoryId));
  return db
    .select({ message: columns, author: discordUsers })
    .from(discordMessages)
    .leftJoin(discordUsers, eq(discordUsers.id, discordMessages.author))
    .where(
      and(
        inArray(discordMessages.channel, channels),
        gte(discordMessages.sentAt, since),
        excludeDeleted ? isNull(discordMessages.deletedAt) : undefined,
      ),
    )
    .orderBy(asc(discordMessages.id))
    .limit(count)
    .offset(start);
}
