import { and, asc, eq, gte, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { matches } from '../matches/tables';
import type { CountBans } from '../statistics/teams/service';
import { streamConfiguration } from '../stream/tables';
import { matchVetoes } from './tables';

type VetoRow = typeof matchVetoes.$inferSelect;
export type NewVeto = typeof matchVetoes.$inferInsert;

/** A veto, and from when on its choices are held back from everyone. */
export type KeptVeto = Pick<VetoRow, 'state' | 'heldSince'>;

const keptFields = { state: matchVetoes.state, heldSince: matchVetoes.heldSince };
const DUE_AT_ONCE = 100;

export async function findVeto(db: Db, match: string): Promise<KeptVeto | undefined> {
  const [row] = await db.select(keptFields).from(matchVetoes).where(eq(matchVetoes.match, match));
  return row;
}

/** Nobody else acts on it until the transaction ends. */
export async function lockVeto(tx: Tx, match: string): Promise<KeptVeto | undefined> {
  const [row] = await tx
    .select(keptFields)
    .from(matchVetoes)
    .where(eq(matchVetoes.match, match))
    .for('update');
  return row;
}

/** Whether the stream follows this series, which is not over yet. */
export async function isOnAir(db: Db, match: string): Promise<boolean> {
  const rows = await db
    .select({ id: matches.id })
    .from(streamConfiguration)
    .innerJoin(matches, eq(matches.id, streamConfiguration.match))
    .where(and(eq(matches.id, match), inArray(matches.state, ['veto', 'live'])));
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

/** Longest overdue first; those that somebody acts on right now are left to them. */
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

export async function saveVeto(tx: Tx, row: NewVeto): Promise<void> {
  const { match: _, ...columns } = row;
  await tx
    .insert(matchVetoes)
    .values(row)
    .onConflictDoUpdate({ target: matchVetoes.match, set: columns });
}

export async function updateHeldSince(
  tx: Tx,
  match: string,
  heldSince: number | null,
): Promise<void> {
  await tx.update(matchVetoes).set({ heldSince }).where(eq(matchVetoes.match, match));
}

export async function deleteVeto(tx: Tx, match: string): Promise<void> {
  await tx.delete(matchVetoes).where(eq(matchVetoes.match, match));
}

type Wanted = Parameters<CountBans>[1];

/** What a team has banned in each series that it has played. */
export async function findBans(
  db: Db,
  { teamId: team, versusId: versus, from, to, tournamentIds: ids }: Wanted,
): Promise<VetoRow['bansA'][]> {
  const rows = await db
    .select({ teamA: matches.teamA, bansA: matchVetoes.bansA, bansB: matchVetoes.bansB })
    .from(matchVetoes)
    .innerJoin(matches, eq(matches.id, matchVetoes.match))
    .where(
      and(
        or(eq(matches.teamA, team), eq(matches.teamB, team)),
        versus === undefined ? undefined : or(eq(matches.teamA, versus), eq(matches.teamB, versus)),
        inArray(matches.state, ['finished', 'forfeited']),
        from === undefined ? undefined : gte(matches.at, from),
        to === undefined ? undefined : lte(matches.at, to),
        ids === undefined ? undefined : sql`${matches.tournament} = ANY(${sql.param([...ids])})`,
      ),
    );
  return rows.map(({ teamA, bansA, bansB }) => (teamA === team ? bansA : bansB));
}
