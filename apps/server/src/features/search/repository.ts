import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database';
import { players } from '../players/tables';
import { teams } from '../teams/tables';

interface Wanted {
  /** In lower case. */
  readonly text: string;
  readonly count: number;
}

export async function findPlayers(db: Db, { text, count }: Wanted) {
  return db
    .select({
      id: players.id,
      name: players.name,
      photo: players.photo,
      team: teams.name,
      tag: teams.tag,
    })
    .from(players)
    .leftJoin(teams, eq(teams.id, players.team))
    .where(or(eq(players.id, text), resembles(players.name, text)))
    .orderBy(...bestFirst(players.name, text))
    .limit(count);
}

export async function findTeams(db: Db, { text, count }: Wanted) {
  return db
    .select({ name: teams.name, tag: teams.tag, region: teams.region, logo: teams.logo })
    .from(teams)
    .where(
      and(
        isNull(teams.disbandedAt),
        or(eq(sql`lower(${teams.tag})`, text), resembles(teams.name, text)),
      ),
    )
    .orderBy(desc(sql`lower(${teams.tag}) = ${text}`), ...bestFirst(teams.name, text))
    .limit(count);
}

/** Contains the text, or is alike in its trigrams: both are answered by the trigram index. */
function resembles(column: PgColumn, text: string): SQL {
  const contained = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(lower(${column}) LIKE ${contained} OR lower(${column}) % ${text})`;
}

function bestFirst(column: PgColumn, text: string): SQL[] {
  return [
    desc(sql`lower(${column}) = ${text}`),
    desc(sql`starts_with(lower(${column}), ${text})`),
    desc(sql`similarity(lower(${column}), ${text})`),
    asc(sql`lower(${column})`),
  ];
}
