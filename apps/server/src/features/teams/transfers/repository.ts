/** Joins and departures, both read from the memberships. */
import type { RosterPlayer } from '@mes/contract/references';
import type { TransferKind } from '@mes/domain/teams/transfers';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { teamMemberships, teams } from '../tables';

export interface TransferCursor {
  readonly at: number;
  readonly kind: TransferKind;
  readonly membershipId: string;
}

export interface TransferFilter {
  readonly teamId?: string;
  readonly kind?: TransferKind;
  /** Only what is listed after it. */
  readonly after?: TransferCursor;
  readonly limit: number;
}

export interface TransferRow {
  readonly membershipId: string;
  readonly at: number;
  readonly kind: TransferKind;
  readonly player: RosterPlayer;
  readonly team: TeamColumns;
  /** The next team after a departure, the one before a join. */
  readonly other: (TeamColumns & { joinedAt: number; leftAt: number | null }) | null;
}

interface TeamColumns {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
  readonly logo: string | null;
}

/** Newest first; of one membership, the departure before the join. */
export async function findTransfers(db: Db, filter: TransferFilter): Promise<TransferRow[]> {
  const { rows } = await db.execute<Record<keyof TransferRow, unknown>>(sql`
    SELECT feed.id AS "membershipId", ${milliseconds('feed.at')} AS at, feed.kind,
      json_build_object('id', player.id, 'name', player.name, 'photo', player.photo,
        'country', player.country) AS player,
      json_build_object('id', team.id, 'name', team.name, 'tag', team.tag, 'logo', team.logo) AS team,
      CASE WHEN other.id IS NOT NULL THEN json_build_object('id', other.id, 'name', other.name,
        'tag', other.tag, 'logo', other.logo, 'joinedAt', ${milliseconds('neighbour.joined_at')},
        'leftAt', ${milliseconds('neighbour.left_at')}) END AS other
    FROM (${feed(filter)}) AS feed
    JOIN ${players} AS player ON player.id = feed.player
    JOIN ${teams} AS team ON team.id = feed.team
    LEFT JOIN LATERAL (
      (SELECT team, joined_at, left_at FROM ${teamMemberships}
        WHERE feed.kind = 'left' AND player = feed.player AND joined_at >= feed.at AND id <> feed.id
        ORDER BY joined_at LIMIT 1)
      UNION ALL
      (SELECT team, joined_at, left_at FROM ${teamMemberships}
        WHERE feed.kind = 'joined' AND player = feed.player AND joined_at < feed.at
        ORDER BY joined_at DESC LIMIT 1)
    ) AS neighbour ON true
    LEFT JOIN ${teams} AS other ON other.id = neighbour.team
    ORDER BY feed.at DESC, feed.id DESC, feed.kind DESC`);
  return rows.map((row) => ({ ...row, at: Number(row.at) }) as TransferRow);
}

/** Each half is read from its own index, no further than the page needs. */
function feed({ kind, limit, teamId, after }: TransferFilter): SQL {
  const halfOf = (half: TransferKind) => {
    const at = sql.raw(half === 'joined' ? 'joined_at' : 'left_at');
    const conditions = [
      sql`${at} IS NOT NULL`,
      ...(teamId === undefined ? [] : [sql`team = ${teamId}`]),
      ...(after === undefined ? [] : [isListedAfter(after, half, at)]),
    ];
    return sql`(SELECT id, ${at} AS at, ${half}::text AS kind, player, team
      FROM ${teamMemberships} WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY ${at} DESC, id DESC LIMIT ${limit})`;
  };
  if (kind !== undefined) return halfOf(kind);
  return sql`${halfOf('joined')} UNION ALL ${halfOf('left')}
    ORDER BY at DESC, id DESC, kind DESC LIMIT ${limit}`;
}

/** At the same time, the join of a membership stands directly behind its departure. */
function isListedAfter(after: TransferCursor, half: TransferKind, at: SQL): SQL {
  const time = new Date(after.at).toISOString();
  const place = sql`(${time}::timestamptz, ${after.membershipId}::uuid)`;
  return half === 'joined' && after.kind === 'left'
    ? sql`(${at}, id) <= ${place}`
    : sql`(${at}, id) < ${place}`;
}

function milliseconds(column: string): SQL {
  return sql`(extract(epoch FROM ${sql.raw(column)}) * 1000)::bigint`;
}
