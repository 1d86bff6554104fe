import { skeleton } from '@mes/domain/names/skeleton';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { type SkeletonList, withSkeleton } from '../../../platform/names/skeletons';
import { teamNames, teams } from '../tables';

/** Of the team that had this name last. */
export async function findCurrentName(db: Db, formerName: string): Promise<string | null> {
  const [row] = await db
    .select({ name: teams.name })
    .from(teamNames)
    .innerJoin(teams, eq(teams.id, teamNames.team))
    .where(
      and(
        eq(sql`lower(${teamNames.name})`, sql`lower(${formerName})`),
        eq(teamNames.hidden, false),
      ),
    )
    .orderBy(desc(teamNames.until))
    .limit(1);
  return row?.name ?? null;
}

/** Newest first, without hidden ones. */
export async function findAllByTeam(db: Db, teamId: string) {
  return db
    .select({ name: teamNames.name, until: teamNames.until })
    .from(teamNames)
    .where(and(eq(teamNames.team, teamId), eq(teamNames.hidden, false)))
    .orderBy(desc(teamNames.until), desc(teamNames.id));
}

export async function findLastChange(db: Db, teamId: string): Promise<number | null> {
  const [row] = await db
    .select({ until: teamNames.until })
    .from(teamNames)
    .where(eq(teamNames.team, teamId))
    .orderBy(desc(teamNames.until))
    .limit(1);
  return row?.until ?? null;
}

/** Whether another team has given the name, or one that looks like it, up since then. */
export async function isReservedByOther(
  db: Db,
  { name, teamId, since }: { name: string; teamId: string; since: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: teamNames.id })
    .from(teamNames)
    .where(
      and(
        eq(teamNames.nameSkeleton, skeleton(name)),
        eq(teamNames.hidden, false),
        ne(teamNames.team, teamId),
        gt(teamNames.until, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insert(
  tx: Tx,
  name: Omit<typeof teamNames.$inferInsert, 'nameSkeleton'>,
): Promise<void> {
  await tx.insert(teamNames).values(withSkeleton(name));
}

export const TEAM_NAME_LISTS: readonly SkeletonList[] = [
  { table: teams, oldestFirst: teams.createdAt },
  { table: teamNames },
];
