import type { TEAM_REGIONS } from '@mes/contract/vocabulary';
import type { PlayerRole } from '@mes/domain/players/roles';
import { and, count, desc, eq, gt, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { bans } from '../moderation/tables';
import { players } from './tables';

export interface FreeAgentFilters {
  readonly text?: string;
  readonly region?: (typeof TEAM_REGIONS)[number];
  readonly country?: string;
  readonly role?: PlayerRole;
}

export async function findFreeAgents(
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
      roles: players.lookingRoles,
      region: players.lookingRegion,
      note: players.lookingNote,
      since: players.lookingSince,
      createdAt: players.createdAt,
    })
    .from(players)
    .where(matching(db, filters, now))
    .orderBy(desc(players.lookingSince), players.id)
    .limit(size)
    .offset(page * size);
}

export async function countFreeAgents(
  db: Db,
  filters: FreeAgentFilters,
  now: number,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(players)
    .where(matching(db, filters, now));
  return row!.total;
}

function matching(
  db: Db,
  { text, region, country, role }: FreeAgentFilters,
  now: number,
): SQL | undefined {
  const inForce = db
    .select({ one: sql`1` })
    .from(bans)
    .where(
      and(
        eq(bans.player, players.id),
        sql`${bans.scope} IN ('site', 'tournaments')`,
        isNull(bans.liftedAt),
        or(isNull(bans.until), gt(bans.until, now)),
      ),
    );
  return and(
    eq(players.lookingForTeam, true),
    isNull(players.team),
    isNull(players.deletedAt),
    not(sql`exists ${inForce}`),
    region === undefined ? undefined : eq(players.lookingRegion, region),
    country === undefined ? undefined : eq(players.country, country),
    role === undefined ? undefined : sql`${role} = ANY(${players.lookingRoles})`,
    text ? contains(text) : undefined,
  );
}

function contains(text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${players.name} ILIKE ${pattern} OR ${players.lookingNote} ILIKE ${pattern})`;
}
