import { and, count, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { bans } from '../tables';

const ownTeam = alias(teams, 'own_team');

export interface BlacklistQuery {
  /** Part of a name or of a game id; empty for all. */
  readonly query: string;
  readonly now: number;
}

export type BlacklistRow = Awaited<ReturnType<typeof findAll>>[number];

/** The bans in force, newest first. */
export async function findAll(
  db: Db,
  { query, now, page, size }: BlacklistQuery & { page: number; size: number },
) {
  return db
    .select({
      ban: bans,
      player: { id: players.id, name: players.name, gameId: players.gameId },
      team: { name: teams.name },
      ownTeam: { name: ownTeam.name, tag: ownTeam.tag },
    })
    .from(bans)
    .leftJoin(players, eq(players.id, bans.player))
    .leftJoin(ownTeam, eq(ownTeam.id, players.team))
    .leftJoin(teams, eq(teams.id, bans.team))
    .where(whereListed({ query, now }))
    .orderBy(desc(bans.createdAt), desc(bans.id))
    .limit(size)
    .offset(page * size);
}

export async function countAll(db: Db, query: BlacklistQuery): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(bans)
    .leftJoin(players, eq(players.id, bans.player))
    .leftJoin(teams, eq(teams.id, bans.team))
    .where(whereListed(query));
  return row!.total;
}

/** Whoever deleted their account is nobody's business any more. */
function whereListed({ query, now }: BlacklistQuery): SQL | undefined {
  const part = `%${query.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return and(
    isNull(bans.liftedAt),
    or(isNull(bans.until), gt(bans.until, now)),
    isNull(players.deletedAt),
    query === ''
      ? undefined
      : or(
          sql`lower(${players.name}) LIKE ${part}`,
          sql`lower(${players.gameId}) LIKE ${part}`,
          sql`lower(${teams.name}) LIKE ${part}`,
        ),
  );
}
