/** The Discord server as it was last seen: guilds, channels, roles, users. */
import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { accounts } from '../accounts/tables';
import { discordChannels, discordGuilds, discordRoles, discordUsers } from './tables';

export type DiscordChannelRow = typeof discordChannels.$inferSelect;
export type NewChannel = Omit<typeof discordChannels.$inferInsert, 'completeTo' | 'caughtUp'>;
export type RoleRow = typeof discordRoles.$inferSelect;
export type UserRow = typeof discordUsers.$inferSelect;

export async function findGuilds(db: Db) {
  return db.select().from(discordGuilds).orderBy(asc(discordGuilds.name), asc(discordGuilds.id));
}

export async function saveGuild(tx: Tx, guild: typeof discordGuilds.$inferInsert): Promise<void> {
  await tx
    .insert(discordGuilds)
    .values(guild)
    .onConflictDoUpdate({ target: discordGuilds.id, set: { name: guild.name, icon: guild.icon } });
}

export async function deleteGuild(tx: Tx, id: string): Promise<void> {
  await tx.delete(discordGuilds).where(eq(discordGuilds.id, id));
}

/** In the order of the channel list at Discord. */
export async function findChannels(
  db: Db,
  { guildId, excludeDeleted }: { guildId?: string; excludeDeleted: boolean },
): Promise<DiscordChannelRow[]> {
  return db
    .select()
    .from(discordChannels)
    .where(
      and(
        guildId === undefined ? undefined : eq(discordChannels.guild, guildId),
        excludeDeleted ? eq(discordChannels.deleted, false) : undefined,
      ),
    )
    .orderBy(asc(discordChannels.position), asc(discordChannels.id));
}

export async function findChannel(db: Db, id: string): Promise<DiscordChannelRow | undefined> {
  const [row] = await db.select().from(discordChannels).where(eq(discordChannels.id, id));
  return row;
}

export async function saveChannels(tx: Tx, channels: readonly NewChannel[]): Promise<void> {
  if (channels.length === 0) return;
  await tx
    .insert(discordChannels)
    .values([...channels])
    .onConflictDoUpdate({
      target: discordChannels.id,
      set: {
        name: sql`excluded.name`,
        kind: sql`excluded.kind`,
        parent: sql`excluded.parent`,
        position: sql`excluded.position`,
        deleted: sql`excluded.deleted`,
      },
    });
}

export async function markChannelDeleted(tx: Tx, id: string): Promise<void> {
  await tx.update(discordChannels).set({ deleted: true }).where(eq(discordChannels.id, id));
}

/** Threads are not in the list that Discord sends of a guild. */
export async function markOtherChannelsDeleted(
  tx: Tx,
  { guildId, existing }: { guildId: string; existing: readonly string[] },
): Promise<void> {
  await tx
    .update(discordChannels)
    .set({ deleted: true })
    .where(
      and(
        eq(discordChannels.guild, guildId),
        sql`${discordChannels.kind} <> 'thread'`,
        existing.length === 0 ? undefined : notInArray(discordChannels.id, [...existing]),
      ),
    );
}

/** Highest first. */
export async function findRoles(db: Db, guildId: string): Promise<RoleRow[]> {
  return db
    .select()
    .from(discordRoles)
    .where(eq(discordRoles.guild, guildId))
    .orderBy(desc(discordRoles.position), asc(discordRoles.id));
}

export async function findRole(
  db: Db,
  { guildId, roleId }: { guildId: string; roleId: string },
): Promise<RoleRow | undefined> {
  const [row] = await db
    .select()
    .from(discordRoles)
    .where(and(eq(discordRoles.guild, guildId), eq(discordRoles.id, roleId)));
  return row;
}

export async function saveRoles(
  tx: Tx,
  roles: readonly (typeof discordRoles.$inferInsert)[],
): Promise<void> {
  if (roles.length === 0) return;
  await tx
    .insert(discordRoles)
    .values([...roles])
    .onConflictDoUpdate({
      target: discordRoles.id,
      set: {
        name: sql`excluded.name`,
        color: sql`excluded.color`,
        position: sql`excluded.position`,
      },
    });
}

export async function deleteRole(tx: Tx, id: string): Promise<void> {
  await tx.delete(discordRoles).where(eq(discordRoles.id, id));
}

export async function deleteOtherRoles(
  tx: Tx,
  { guildId, existing }: { guildId: string; existing: readonly string[] },
): Promise<void> {
  await tx
    .delete(discordRoles)
    .where(
      and(
        eq(discordRoles.guild, guildId),
        existing.length === 0 ? undefined : notInArray(discordRoles.id, [...existing]),
      ),
    );
}

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(discordUsers).where(eq(discordUsers.id, id));
  return row;
}

export async function saveUsers(
  db: Db,
  users: readonly (typeof discordUsers.$inferInsert)[],
): Promise<void> {
  if (users.length === 0) return;
  await db
    .insert(discordUsers)
    .values([...users])
    .onConflictDoUpdate({
      target: discordUsers.id,
      set: {
        username: sql`excluded.username`,
        name: sql`excluded.name`,
        avatar: sql`excluded.avatar`,
        bot: sql`excluded.bot`,
        seenAt: sql`excluded.seen_at`,
      },
    });
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.delete(discordUsers).where(eq(discordUsers.id, id));
}

/** Null for accounts that sign in another way. */
export async function findDiscordId(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: accounts.providerId })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.provider, 'discord')));
  return row?.id ?? null;
}
