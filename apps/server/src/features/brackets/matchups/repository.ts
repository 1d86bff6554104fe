/** The matchups of a tournament as lists. */
import type { BestOf } from '@mes/domain/series/best-of';
import type { MatchState } from '@mes/domain/series/states';
import type { BracketPart } from '@mes/domain/tournament/model/vocabulary';
import { and, asc, count, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import { isDrawn } from '../repository';

/** Ids of a tournament's matches in bracket order; those outside of the bracket come last. */
export async function findIds(
  db: Db,
  { page, size, ...filter }: MatchupFilter & { page: number; size: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(whereMatches(filter))
    .orderBy(sql`${matches.stage} ASC NULLS LAST`, asc(matches.number))
    .limit(size)
    .offset(page * size);
  return rows.map(({ id }) => id);
}

export async function countAll(db: Db, filter: MatchupFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(matches).where(whereMatches(filter));
  return row!.count;
}

function whereMatches({ tournamentId, stage, group, round, states }: MatchupFilter) {
  return and(
    eq(matches.tournament, tournamentId),
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
  { tournamentId, stage, group }: Pick<MatchupFilter, 'tournamentId' | 'stage' | 'group'>,
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
        whereMatches({ tournamentId, stage }),
        or(isNotNull(matches.group), eq(matches.part, 'swiss')),
        group === undefined ? undefined : eq(sql`coalesce(${matches.group}, 0)`, group),
      ),
    )
    .orderBy(asc(matches.stage), asc(matches.group), asc(matches.number));
}

/** In order of play. */
export async function findRounds(db: Db, tournamentId: string) {
  return db
    .select({
      stage: sql<number>`${matches.stage}`,
      part: sql<BracketPart>`${matches.part}`,
      round: sql<number>`${matches.round}`,
      name: sql<string>`${matches.roundName}`,
      bestOf: sql<BestOf>`mode() WITHIN GROUP (ORDER BY ${matches.bestOf})`,
    })
    .from(matches)
    .where(and(whereMatches({ tournamentId }), isNotNull(matches.stage)))
    .groupBy(matches.stage, matches.part, matches.group, matches.round, matches.roundName)
    .orderBy(asc(matches.stage), sql`min(${matches.number})`);
}

interface MatchupFilter {
  readonly tournamentId: string;
  readonly stage?: number;
  readonly group?: number;
  readonly round?: string;
  readonly states?: readonly MatchState[];
}
