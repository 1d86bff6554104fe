/** Standings of the ladders. */
import type { ELO_ORDERS, TEAM_REGIONS } from '@mes/contract/vocabulary';
import { and, asc, count, eq, gt, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { preparedFor } from '../../../platform/database/prepared';
import { quickRead } from '../../../platform/database/shared-reads';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { eloStandings, ratedSeries, type SubjectKind } from '../tables';

export interface LadderKey {
  readonly ladder: string;
  readonly kind: SubjectKind;
}

export async function findStandings(
  db: Db,
  { ladder, kind }: LadderKey,
  subjectIds: readonly string[],
) {
  if (subjectIds.length === 0) return [];
  return findStandingsQuery(db).execute({ ladder, kind, subjectIds });
}

const findStandingsQuery = preparedFor((db) =>
  db
    .select()
    .from(eloStandings)
    .where(
      and(
        eq(eloStandings.ladder, sql.placeholder('ladder')),
        eq(eloStandings.kind, sql.placeholder('kind')),
        sql`${eloStandings.subject} = ANY (${sql.placeholder('subjectIds')}::text[])`,
      ),
    )
    .prepare(quickRead('find_standings')),
);

/** On every ladder. */
export async function findStandingsByPlayer(db: Db, playerId: string) {
  return db
    .select({
      ladder: eloStandings.ladder,
      elo: eloStandings.elo,
      change: eloStandings.change,
      wins: eloStandings.wins,
      losses: eloStandings.losses,
      draws: eloStandings.draws,
    })
    .from(eloStandings)
    .where(and(eq(eloStandings.kind, 'player'), eq(eloStandings.subject, playerId)))
    .orderBy(asc(eloStandings.ladder));
}

export async function countAbove(
  db: Db,
  filter: LadderKey & Partial<LadderFilter>,
  elo: number,
): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(eloStandings)
    .where(and(whereMatches({ minMatches: 0, ...filter }), gt(eloStandings.elo, elo)));
  return found!.count;
}

/** The ratings with which the teams of a match went into it, and what A gained. */
export async function findRatedTeams(db: Db, ladder: string, matchId: string) {
  const [row] = await db
    .select({
      teamA: ratedSeries.teamA,
      teamB: ratedSeries.teamB,
      eloA: ratedSeries.eloA,
      eloB: ratedSeries.eloB,
      gain: ratedSeries.gain,
    })
    .from(ratedSeries)
    .where(and(eq(ratedSeries.match, matchId), eq(ratedSeries.ladder, ladder)));
  return row;
}

export interface LadderFilter extends LadderKey {
  readonly region?: (typeof TEAM_REGIONS)[number];
  readonly minMatches: number;
}

export type EloOrder = (typeof ELO_ORDERS)[number];

/** Rows of a list that is ordered by a figure, largest first. */
export interface Slice {
  readonly order: EloOrder;
  readonly start: number;
  readonly count: number;
}

const row = {
  subject: eloStandings.subject,
  elo: eloStandings.elo,
  change: eloStandings.change,
  wins: eloStandings.wins,
  losses: eloStandings.losses,
  draws: eloStandings.draws,
  pastElo: eloStandings.pastElo,
};

/** Only that of Elo has an index: people rarely ask for another, and answers are cached. */
function largestFirst(order: EloOrder): SQL[] {
  return [sql`${eloStandings[order]} DESC NULLS LAST`, asc(eloStandings.subject)];
}

export async function findPlayers(db: Db, filter: LadderFilter, slice: Slice) {
  return db
    .select({
      row,
      player: {
        ...{ id: players.id, name: players.name, photo: players.photo },
        country: players.country,
      },
      team: { name: teams.name, tag: teams.tag },
    })
    .from(eloStandings)
    .innerJoin(players, eq(players.id, eloStandings.subject))
    .leftJoin(teams, eq(teams.id, players.team))
    .where(whereInSlice(db, filter, slice))
    .orderBy(...largestFirst(slice.order));
}

export async function findTeams(db: Db, filter: LadderFilter, slice: Slice) {
  return db
    .select({
      row,
      team: { name: teams.name, tag: teams.tag, logo: teams.logo },
      region: teams.region,
    })
    .from(eloStandings)
    .innerJoin(teams, eq(teams.id, eloStandings.subject))
    .where(whereInSlice(db, filter, slice))
    .orderBy(...largestFirst(slice.order));
}

export async function countStandings(db: Db, filter: LadderFilter): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(eloStandings)
    .where(whereMatches(filter));
  return found!.count;
}

/** By rating, whatever the list is ordered by. */
export async function findPlaces(
  db: Db,
  filter: LadderFilter,
  elos: readonly number[],
): Promise<number[]> {
  if (elos.length === 0) return [];
  const { rows } = await db.execute<{ place: string }>(sql`
    SELECT (
      SELECT count(*) + 1 FROM ${eloStandings}
      WHERE ${and(whereMatches(filter), sql`${eloStandings.elo} > wanted.elo`)}
    ) AS place
    FROM unnest(${sql.param([...elos])}::integer[]) WITH ORDINALITY AS wanted(elo, position)
    ORDER BY wanted.position`);
  return rows.map(({ place }) => Number(place));
}

/**
 * The places at the time that ranks are compared with, under the same filter. The index is read down
 * to the last of them and no further.
 */
export async function findPastPlaces(
  db: Db,
  filter: LadderFilter,
  rows: readonly { subject: string; pastElo: number | null }[],
): Promise<ReadonlyMap<string, number>> {
  const rated = rows.flatMap(({ subject, pastElo }) =>
    pastElo === null ? [] : [{ subject, pastElo }],
  );
  if (rated.length === 0) return new Map();
  const last = Math.min(...rated.map(({ pastElo }) => pastElo));
  const { rows: found } = await db.execute<{ subject: string; place: string }>(sql`
    SELECT subject, place
    FROM (
      SELECT ${eloStandings.subject}, rank() OVER (
        ORDER BY ${eloStandings.pastElo} DESC NULLS LAST
      ) AS place
      FROM ${eloStandings}
      WHERE ${and(whereMatches(filter), gte(eloStandings.pastElo, last))}
    ) AS placed
    WHERE subject = ANY(${sql.param(rated.map(({ subject }) => subject))})`);
  return new Map(found.map(({ subject, place }) => [subject, Number(place)]));
}

/** From one to the next through the index: there are few, with thousands of rows each. */
export async function findLadders(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ ladder: string }>(sql`
    WITH RECURSIVE found AS (
      SELECT min(ladder) AS ladder FROM ${eloStandings}
      UNION ALL
      SELECT (SELECT min(next.ladder) FROM ${eloStandings} AS next WHERE next.ladder > found.ladder)
      FROM found WHERE found.ladder IS NOT NULL
    )
    SELECT ladder FROM found WHERE ladder IS NOT NULL`);
  return rows.map(({ ladder }) => ladder);
}

/** Limited before the joins: a deep page would otherwise join all rows above it. */
function whereInSlice(
  db: Db,
  filter: LadderFilter,
  { order, start, count: most }: Slice,
): SQL | undefined {
  const subjects = db
    .select({ subject: eloStandings.subject })
    .from(eloStandings)
    .where(whereMatches(filter))
    .orderBy(...largestFirst(order))
    .limit(most)
    .offset(start);
  return and(whereLadder(filter), inArray(eloStandings.subject, subjects));
}

/** The region of a player is the region of the team. */
function whereMatches({ region, minMatches, ...key }: LadderFilter): SQL | undefined {
  return and(
    whereLadder(key),
    minMatches > 0 ? gte(eloStandings.played, minMatches) : undefined,
    region && sql`${eloStandings.subject} IN (${ofRegion(key.kind, region)})`,
  );
}

function whereLadder({ ladder, kind }: LadderKey): SQL | undefined {
  return and(eq(eloStandings.ladder, ladder), eq(eloStandings.kind, kind));
}

function ofRegion(kind: SubjectKind, region: string): SQL {
  return kind === 'team'
    ? sql`SELECT ${teams.id} FROM ${teams} WHERE ${teams.region} = ${region}`
    : sql`SELECT ${players.id} FROM ${players} JOIN ${teams} ON ${teams.id} = ${players.team}
          WHERE ${teams.region} = ${region}`;
}
