import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { matches, matchMaps } from '../matches/tables';
import { tournaments, tournamentTeams } from '../tournaments/tables';
import { bracketOdds, bracketStages } from './tables';

export type StageRow = typeof bracketStages.$inferSelect;
export type NewStage = typeof bracketStages.$inferInsert;

/** In order of play. Whoever changes something takes their locks before all others. */
export async function lockStages(tx: Tx, tournament: string): Promise<StageRow[]> {
  return tx
    .select()
    .from(bracketStages)
    .where(eq(bracketStages.tournament, tournament))
    .orderBy(asc(bracketStages.index))
    .for('update');
}

/** Grows with every change of a bracket; null where none is drawn. */
export async function findRevision(db: Db, tournament: string): Promise<number | null> {
  const [row] = await db
    .select({ revision: sql<number | null>`sum(${bracketStages.revision})::int` })
    .from(bracketStages)
    .where(eq(bracketStages.tournament, tournament));
  return row!.revision;
}

export async function insertStages(tx: Tx, rows: readonly NewStage[]): Promise<void> {
  await tx.insert(bracketStages).values([...rows]);
}

export async function updateStage(
  tx: Tx,
  { tournament, index }: Pick<StageRow, 'tournament' | 'index'>,
  change: Partial<Pick<NewStage, 'state' | 'entrants' | 'dropped'>> & { updatedAt: number },
): Promise<void> {
  await tx
    .update(bracketStages)
    .set({ ...change, revision: sql`${bracketStages.revision} + 1` })
    .where(and(eq(bracketStages.tournament, tournament), eq(bracketStages.index, index)));
}

export async function deleteStages(tx: Tx, tournament: string): Promise<void> {
  await tx.delete(bracketStages).where(eq(bracketStages.tournament, tournament));
}

/** The matches of a bracket as far as its rules care, in order of play. */
export async function findMatches(db: Db, tournament: string) {
  return db
    .select({
      id: matches.id,
      stage: sql<number>`${matches.stage}`,
      part: matches.part,
      group: matches.group,
      round: matches.round,
      index: matches.index,
      teamA: matches.teamA,
      teamB: matches.teamB,
      state: matches.state,
      automatic: matches.automatic,
      scoreA: matches.scoreA,
      scoreB: matches.scoreB,
      winner: matches.winner,
      forfeitedBy: matches.forfeitedBy,
    })
    .from(matches)
    .where(isOfBracket(tournament))
    .orderBy(asc(matches.number));
}

export type BracketRow = Awaited<ReturnType<typeof findMatches>>[number];

/** Rounds won over all maps, by match; only matches with maps are there. */
export async function findRounds(db: Db, tournament: string): Promise<Rounds> {
  const rows = await db
    .select({
      match: matchMaps.match,
      a: sql`sum(${matchMaps.scoreA})`.mapWith(Number),
      b: sql`sum(${matchMaps.scoreB})`.mapWith(Number),
    })
    .from(matches)
    .innerJoin(matchMaps, eq(matchMaps.match, matches.id))
    .where(isOfBracket(tournament))
    .groupBy(matchMaps.match);
  return new Map(rows.map(({ match, a, b }) => [match, [a, b]]));
}

export type Rounds = ReadonlyMap<string, readonly [number, number]>;

function isOfBracket(tournament: string) {
  return and(eq(matches.tournament, tournament), isNotNull(matches.stage));
}

/** What a bracket is drawn from. */
export async function findTournament(db: Db, id: string) {
  const [row] = await db
    .select({
      id: tournaments.id,
      state: tournaments.state,
      stages: tournaments.stages,
      tieBreaks: tournaments.tieBreaks,
    })
    .from(tournaments)
    .where(eq(sql`lower(${tournaments.id})`, id.toLowerCase()));
  return row;
}

/** Registered teams, strongest first; who has no seed comes last. */
export async function findSeeded(db: Db, tournament: string): Promise<string[]> {
  const rows = await db
    .select({ team: tournamentTeams.team })
    .from(tournamentTeams)
    .where(and(eq(tournamentTeams.tournament, tournament), eq(tournamentTeams.state, 'registered')))
    .orderBy(sql`${tournamentTeams.seed} ASC NULLS LAST`, asc(tournamentTeams.appliedAt));
  return rows.map(({ team }) => team);
}

export async function saveOdds(tx: Tx, odds: typeof bracketOdds.$inferInsert): Promise<void> {
  await tx
    .insert(bracketOdds)
    .values(odds)
    .onConflictDoUpdate({
      target: bracketOdds.tournament,
      set: { odds: sql`excluded.odds`, at: sql`excluded.at` },
    });
}

export async function deleteOdds(tx: Tx, tournament: string): Promise<void> {
  await tx.delete(bracketOdds).where(eq(bracketOdds.tournament, tournament));
}
