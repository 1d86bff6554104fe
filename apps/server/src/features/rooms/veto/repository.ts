import type { TeamVeto } from '@mes/domain/veto/team-counts';
import { and, asc, eq, gte, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import type { CountVetoes } from '../../statistics/teams/service';
import { streamConfiguration } from '../../stream/tables';
import { matchVetoes } from '../tables';

type VetoRow = typeof matchVetoes.$inferSelect;
export type NewVeto = typeof matchVetoes.$inferInsert;

/** A veto, and since when its choices are held back from everyone. */
export type StoredVeto = Pick<VetoRow, 'state' | 'heldSince'>;

const storedFields = { state: matchVetoes.state, heldSince: matchVetoes.heldSince };
const DUE_AT_ONCE = 100;

export async function findByMatch(db: Db, matchId: string): Promise<StoredVeto | undefined> {
  const [row] = await db
    .select(storedFields)
    .from(matchVetoes)
    .where(eq(matchVetoes.match, matchId));
  return row;
}

export async function lockByMatch(tx: Tx, matchId: string): Promise<StoredVeto | undefined> {
  const [row] = await tx
    .select(storedFields)
    .from(matchVetoes)
    .where(eq(matchVetoes.match, matchId))
    .for('update');
  return row;
}

/** Whether the stream follows this series, which is not over yet. */
export async function isOnAir(db: Db, matchId: string): Promise<boolean> {
  const rows = await db
    .select({ id: matches.id })
    .from(streamConfiguration)
    .innerJoin(matches, eq(matches.id, streamConfiguration.match))
    .where(and(eq(matches.id, matchId), inArray(matches.state, ['veto', 'live'])));
  return rows.length > 0;
}

export async function findHeldBack(db: Db): Promise<string[]> {
  const rows = await db
    .select({ match: matchVetoes.match })
    .from(matchVetoes)
    .where(isNotNull(matchVetoes.heldSince))
    .orderBy(asc(matchVetoes.heldSince));
  return rows.map(({ match }) => match);
}

export async function findNextTurnEnd(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ turnEndsAt: matchVetoes.turnEndsAt })
    .from(matchVetoes)
    .where(isNotNull(matchVetoes.turnEndsAt))
    .orderBy(asc(matchVetoes.turnEndsAt))
    .limit(1);
  return row?.turnEndsAt ?? null;
}

/** Longest overdue first, without those that another transaction has locked. */
export async function findDue(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .select({ match: matchVetoes.match })
    .from(matchVetoes)
    .where(lte(matchVetoes.turnEndsAt, now))
    .orderBy(asc(matchVetoes.turnEndsAt))
    .limit(DUE_AT_ONCE)
    .for('update', { skipLocked: true });
  return rows.map(({ match }) => match);
}

export async function save(tx: Tx, row: NewVeto): Promise<void> {
  const { match: _, ...columns } = row;
  await tx
    .insert(matchVetoes)
    .values(row)
    .onConflictDoUpdate({ target: matchVetoes.match, set: columns });
}

export async function updateHeldSince(
  tx: Tx,
  matchId: string,
  heldSince: number | null,
): Promise<void> {
  await tx.update(matchVetoes).set({ heldSince }).where(eq(matchVetoes.match, matchId));
}

export async function deleteByMatch(tx: Tx, matchId: string): Promise<void> {
  await tx.delete(matchVetoes).where(eq(matchVetoes.match, matchId));
}

type VetoFilter = Parameters<CountVetoes>[1];

/** The vetoes of a team in the series that it has played. */
export async function findAllByTeam(
  db: Db,
  { teamId, versusId, from, to, tournamentIds }: VetoFilter,
): Promise<TeamVeto[]> {
  const rows = await db
    .select({
      teamA: matches.teamA,
      format: sql<TeamVeto['veto']['format']>`${matchVetoes.state}->>'format'`,
      pool: sql<TeamVeto['veto']['pool']>`${matchVetoes.state}->'pool'`,
      moves: sql<TeamVeto['veto']['moves']>`${matchVetoes.state}->'moves'`,
    })
    .from(matchVetoes)
    .innerJoin(matches, eq(matches.id, matchVetoes.match))
    .where(
      and(
        or(eq(matches.teamA, teamId), eq(matches.teamB, teamId)),
        versusId === undefined
          ? undefined
          : or(eq(matches.teamA, versusId), eq(matches.teamB, versusId)),
        inArray(matches.state, ['finished', 'forfeited']),
        from === undefined ? undefined : gte(matches.at, from),
        to === undefined ? undefined : lte(matches.at, to),
        tournamentIds === undefined
          ? undefined
          : sql`${matches.tournament} = ANY(${sql.param([...tournamentIds])})`,
      ),
    );
  return rows.map(({ teamA, ...veto }) => ({ veto, own: teamA === teamId ? 'A' : 'B' }));
}
