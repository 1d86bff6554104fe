/** What the pages of a bracket show: two statements, prepared once for each pool. */
import type { BestOf } from '@mes/domain/series/best-of';
import type { MatchState } from '@mes/domain/series/states';
import { and, asc, count, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database';
import { type BracketPart, matches } from '../matches/tables';
import { teams } from '../teams/tables';
import { tournaments } from '../tournaments/tables';
import { bracketOdds, bracketStages } from './tables';

const teamA = alias(teams, 'a');
const teamB = alias(teams, 'b');

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
      a: { name: teamA.name, tag: teamA.tag, logo: teamA.logo },
      b: { name: teamB.name, tag: teamB.tag, logo: teamB.logo },
      originA: matches.originA,
      originB: matches.originB,
      scoreA: matches.scoreA,
      scoreB: matches.scoreB,
      winner: matches.winner,
      forfeitedBy: matches.forfeitedBy,
      startsAt: matches.startsAt,
      winnerTo: matches.winnerTo,
      loserTo: matches.loserTo,
    })
    .from(matches)
    .leftJoin(teamA, eq(teamA.id, matches.teamA))
    .leftJoin(teamB, eq(teamB.id, matches.teamB))
    .where(and(eq(matches.tournament, sql.placeholder('id')), isNotNull(matches.stage), isDrawn))
    .orderBy(asc(matches.stage), asc(matches.number))
    .prepare('bracket_matches');
}

interface Prepared {
  readonly heads: ReturnType<typeof prepareHeads>;
  readonly matches: ReturnType<typeof prepareMatches>;
}

const prepared = new WeakMap<Db, Prepared>();

function statementsOf(db: Db): Prepared {
  const known = prepared.get(db);
  if (known) return known;
  const made = { heads: prepareHeads(db), matches: prepareMatches(db) };
  prepared.set(db, made);
  return made;
}

export async function findHeads(db: Db, tournament: string) {
  return statementsOf(db).heads.execute({ id: tournament.toLowerCase() });
}

export async function findShownMatches(db: Db, tournament: string) {
  return statementsOf(db).matches.execute({ id: tournament });
}

export type ShownMatch = Awaited<ReturnType<typeof findShownMatches>>[number];

/** Ids of a tournament's matches in bracket order; those beside the bracket come last. */
export async function findIds(
  db: Db,
  { page, size, ...listed }: Listed & { page: number; size: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(isListed(listed))
    .orderBy(sql`${matches.stage} ASC NULLS LAST`, asc(matches.number))
    .limit(size)
    .offset(page * size);
  return rows.map(({ id }) => id);
}

export async function countListed(db: Db, listed: Listed): Promise<number> {
  const [row] = await db.select({ count: count() }).from(matches).where(isListed(listed));
  return row!.count;
}

function isListed({ tournament, stage, group, round, states }: Listed) {
  return and(
    eq(matches.tournament, tournament),
    stage === undefined ? undefined : eq(matches.stage, stage),
    group === undefined ? undefined : eq(matches.group, group),
    round === undefined ? undefined : eq(sql`lower(${matches.roundName})`, round.toLowerCase()),
    states === undefined ? undefined : inArray(matches.state, [...states]),
    isDrawn,
  );
}

/** Of stages with groups, and of Swiss ones, which are one group. */
export async function findGrouped(
  db: Db,
  { tournament, stage, group }: Pick<Listed, 'tournament' | 'stage' | 'group'>,
) {
  return db
    .select({
      id: matches.id,
      stage: sql<number>`${matches.stage}`,
      group: sql<number>`coalesce(${matches.group}, 0)`,
    })
    .from(matches)
    .where(
      and(
        isListed({ tournament, stage }),
        or(isNotNull(matches.group), eq(matches.part, 'swiss')),
        group === undefined ? undefined : eq(sql`coalesce(${matches.group}, 0)`, group),
      ),
    )
    .orderBy(asc(matches.stage), asc(matches.group), asc(matches.number));
}

/** In order of play. */
export async function findRoundHeads(db: Db, tournament: string) {
  return db
    .select({
      stage: sql<number>`${matches.stage}`,
      part: sql<BracketPart>`${matches.part}`,
      round: sql<number>`${matches.round}`,
      name: sql<string>`${matches.roundName}`,
      bestOf: sql<BestOf>`mode() WITHIN GROUP (ORDER BY ${matches.bestOf})`,
    })
    .from(matches)
    .where(and(isListed({ tournament }), isNotNull(matches.stage)))
    .groupBy(matches.stage, matches.part, matches.group, matches.round, matches.roundName)
    .orderBy(asc(matches.stage), sql`min(${matches.number})`);
}

interface Listed {
  readonly tournament: string;
  readonly stage?: number;
  readonly group?: number;
  readonly round?: string;
  readonly states?: readonly MatchState[];
}

/** A Swiss round whose draw was taken back leaves rows behind that nobody plays. */
const isDrawn = sql`NOT (${matches.part} = 'swiss' AND ${matches.teamA} IS NULL)`;
