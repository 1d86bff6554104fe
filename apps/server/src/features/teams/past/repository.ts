import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { teamNames, teams } from '../tables';

/** The closest first: the name itself, a name that looks like it, a former name. */
export async function findLike(
  db: Db,
  { name, skeleton }: { name: string; skeleton: string },
): Promise<{ id: string; name: string } | undefined> {
  const columns = { id: teams.id, name: teams.name };
  const [same] = await db
    .select(columns)
    .from(teams)
    .where(eq(sql`lower(${teams.name})`, sql`lower(${name})`));
  if (same) return same;
  const [similar] = await db.select(columns).from(teams).where(eq(teams.nameSkeleton, skeleton));
  if (similar) return similar;
  const [former] = await db
    .select(columns)
    .from(teamNames)
    .innerJoin(teams, eq(teams.id, teamNames.team))
    .where(eq(teamNames.nameSkeleton, skeleton))
    .limit(1);
  return former;
}
