import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { players } from '../players/tables';
import { teams } from './tables';

/** Names are unique whatever their case. */
export async function findByName(db: Db, name: string) {
  const [row] = await db
    .select()
    .from(teams)
    .where(eq(sql`lower(${teams.name})`, name.toLowerCase()));
  return row;
}

export async function findMembers(db: Db, team: string) {
  return db
    .select({ id: players.id, name: players.name, photo: players.photo })
    .from(players)
    .where(eq(players.team, team))
    .orderBy(asc(sql`lower(${players.name})`));
}
