import type { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { TOURNAMENT_BAN_SCOPES } from '@mes/domain/moderation/ban-scopes';
import type { PlayerRole } from '@mes/domain/players/roles';
import { and, count as countRows, desc, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { playerIsBanned } from '../../moderation/service';
import { players } from '../tables';

export interface FreeAgentFilters {
  readonly text?: string;
  readonly region?: (typeof TEAM_REGIONS)[number];
  readonly country?: string;
  readonly role?: PlayerRole;
}

export async function findAll(
  db: Db,
  { page, size, ...filters }: FreeAgentFilters & { page: number; size: number },
  now: number,
) {
  return db
    .select({
      id: players.id,
      name: players.name,
      photo: players.photo,
      country: players.country,
      roles: players.roles,
      region: players.lookingRegion,
      note: players.lookingNote,
      since: players.lookingSince,
      createdAt: players.createdAt,
    })
    .from(players)
    .where(whereFreeAgent(db, filters, now))
    .orderBy(desc(players.lookingSince), players.id)
    .limit(size)
    .offset(page * size);
}

export async function count(db: Db, filters: FreeAgentFilters, now: number): Promise<number> {
  const [row] = await db
    .select({ total: countRows() })
    .from(players)
    .where(whereFreeAgent(db, filters, now));
  return row!.total;
}

function whereFreeAgent(
  db: Db,
  { text, region, country, role }: FreeAgentFilters,
  now: number,
): SQL | undefined {
  return and(
    eq(players.lookingForTeam, true),
    isNull(players.team),
    isNull(players.deletedAt),
    not(playerIsBanned(db, { playerId: players.id, scopes: TOURNAMENT_BAN_SCOPES, now })),
    region === undefined ? undefined : eq(players.lookingRegion, region),
    country === undefined ? undefined : eq(players.country, country),
    role === undefined ? undefined : sql`${role} = ANY(${players.roles})`,
    text ? containsText(text) : undefined,
  );
}

function containsText(text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${players.name} ILIKE ${pattern} OR ${players.lookingNote} ILIKE ${pattern})`;
}
