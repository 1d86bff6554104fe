import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { preparedFor } from '../../platform/database/prepared';
import { matches, matchMaps } from '../matches/tables';
import { tournaments, tournamentTeams } from '../tournaments/tables';
import { bracketOdds, bracketStages } from './tables';

export type StageRow = typeof bracketStages.$inferSelect;
export type NewStage = typeof bracketStages.$inferInsert;

/** In order of play. Every change takes these locks before all others. */
export async function lockStages(tx: Tx, tournamentId: string): Promise<StageRow[]> {
  return tx
    .select()
    .from(bracketStages)
    .where(eq(bracketStages.tournament, tournamentId))
    .orderBy(asc(bracketStages.index))
    .for('update');
}

export async function findStages(db: Db, tournamentId: string): Promise<StageRow[]> {
  return db
    .select()
    .from(bracketStages)
    .where(eq(bracketStages.tournament, tournamentId))
    .orderBy(asc(bracketStages.index));
}

/** Grows with every change of a bracket; null where none is drawn. */
export async function findRevision(db: Db, tournamentId: string): Promise<number | null> {
  const [row] = await db
    .select({ revision: sql<number | null>`sum(${bracketStages.revision})::int` })
    .from(bracketStages)
    .where(eq(bracketStages.tournament, tournamentId));
  return row!.revision;
}

export async function insertStages(tx: Tx, rows: readonly NewStage[]): Promise<void> {
  await tx.insert(bracketStages).values([...rows]);
}

export async function updateStage(
  tx: Tx,
  { tournament, index }: Pick<StageRow, 'tournament' | 'index'>,
  change: Partial<Pick<NewStage, 'state' | 'settings' | 'entrants' | 'dropped'>> & {
    updatedAt: number;
  },
): Promise<void> {
  await tx
    .update(bracketStages)
    .set({ ...change, revision: sql`${bracketStages.revision} + 1` })
    .where(and(eq(bracketStages.tournament, tournament), eq(bracketStages.index, index)));
}

export async function deleteStages(tx: Tx, tournamentId: string): Promise<void> {
  await tx.delete(bracketStages).where(eq(bracketStages.tournament, tournamentId));
}

/** The matches of a bracket as far as its rules care, in order of play. */
export async function findMatches(db: Db, tournamentId: string) {
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
    .where(isOfBracket(tournamentId))
    .orderBy(asc(matches.number));
}

export type BracketRow = Awaited<ReturnType<typeof findMatches>>[number];

/** Rounds won over all maps, by match; only matches with maps are there. */
export async function findRounds(db: Db, tournamentId: string): Promise<Rounds> {
  const rows = await db
    .select({
      match: matchMaps.match,
      a: sql`sum(${matchMaps.scoreA})`.mapWith(Number),
      b: sql`sum(${matchMaps.scoreB})`.mapWith(Number),
    })
    .from(matches)
    .innerJoin(matchMaps, eq(matchMaps.match, matches.id))
    .where(isOfBracket(tournamentId))
    .groupBy(matchMaps.match);
  return new Map(rows.map(({ match, a, b }) => [match, [a, b]]));
}

export type Rounds = ReadonlyMap<string, readonly [number, number]>;

function isOfBracket(tournamentId: string) {
  return and(eq(matches.tournament, tournamentId), isNotNull(matches.stage));
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
export async function findSeeded(db: Db, tournamentId: string): Promise<string[]> {
  const rows = await db
    .select({ team: tournamentTeams.team })
    .from(tournamentTeams)
    .where(
      and(eq(tournamentTeams.tournament, tournamentId), eq(tournamentTeams.state, 'registered')),
    )
    .orderBy(sql`${tournamentTeams.seed} ASC NULLS LAST`, asc(tournamentTeams.appliedAt));
  return rows.map(({ team }) => team);
}

/** Teams that are out of a tournament, in the order in which they left. */
export async function findDropped(db: Db, tournamentId: string): Promise<string[]> {
  const rows = await db
    .select({ team: tournamentTeams.team })
    .from(tournamentTeams)
    .where(
      and(
        eq(tournamentTeams.tournament, tournamentId),
        inArray(tournamentTeams.state, ['dropped', 'disqualified']),
      ),
    )
    .orderBy(asc(tournamentTeams.updatedAt), asc(tournamentTeams.team));
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

export async function deleteOdds(tx: Tx, tournamentId: string): Promise<void> {
  await tx.delete(bracketOdds).where(eq(bracketOdds.tournament, tournamentId));
}

/** A Swiss round whose draw was taken back leaves rows that nobody plays. */
export const isDrawn = sql`NOT (${matches.part} = 'swiss' AND ${matches.teamA} IS NULL)`;

/** One row for each stage, or a single one without any; the tournament's id in any case. */
function prepareHeads(db: Db) {
  return db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      state: tournaments.state,
      stage: bracketStages,
      odds: bracketOdds.odds,
    })
    .from(tournaments)
    .leftJoin(bracketStages, eq(bracketStages.tournament, tournaments.id))
    .leftJoin(bracketOdds, eq(bracketOdds.tournament, tournaments.id))
    .where(eq(sql`lower(${tournaments.id})`, sql.placeholder('id')))
    .orderBy(asc(bracketStages.index))
    .prepare('bracket_heads');
}

/** In order of play, as they were numbered when they were drawn. */
function prepareMatches(db: Db) {
  return db
    .select({
      id: matches.id,
      number: matches.number,
      stage: sql<number>`${matches.stage}`,
      part: matches.part,
      group: matches.group,
      round: matches.round,
      index: matches.index,
      roundName: matches.roundName,
      bestOf: matches.bestOf,
      state: matches.state,
      automatic: matches.automatic,
      teamA: matches.teamA,
      teamB: matches.teamB,
      originA: matches.originA,
      originB: matches.originB,
      scoreA: matches.scoreA,
      scoreB: matches.scoreB,
      winner: matches.winner,
      forfeitedBy: matches.forfeitedBy,
      startsAt: matches.startsAt,
      streamLink: matches.streamLink,
    })
    .from(matches)
    .where(and(eq(matches.tournament, sql.placeholder('id')), isNotNull(matches.stage), isDrawn))
    .orderBy(asc(matches.stage), asc(matches.number))
    .prepare('bracket_matches');
}

const statementsOf = preparedFor((db) => ({
  heads: prepareHeads(db),
  matches: prepareMatches(db),
}));

export async function findHeads(db: Db, tournamentId: string) {
  return statementsOf(db).heads.execute({ id: tournamentId.toLowerCase() });
}

export async function findShownMatches(db: Db, tournamentId: string) {
  return statementsOf(db).matches.execute({ id: tournamentId });
}

export type ShownMatch = Awaited<ReturnType<typeof findShownMatches>>[number];
