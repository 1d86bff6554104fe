import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database';
import { preparedFor } from '../../platform/database/prepared';
import { quickRead } from '../../platform/database/shared-reads';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { DIRECT_STEPS, type Letters, PLAYER_NAMES, STEPS, TEAM_NAMES } from './names/repository';

export interface SearchQuery {
  /** In lower case. */
  readonly text: string;
  readonly count: number;
}

export async function findPlayers(db: Db, query: SearchQuery) {
  return findFirst(statementsOf(db).players, query, await readLetters(db));
}

export async function findTeams(db: Db, query: SearchQuery) {
  return findFirst(statementsOf(db).teams, query, await readLetters(db));
}

/** Without those that only look alike: a fraction of the cost where there is none. */
export async function findTeamsDirectly(db: Db, query: SearchQuery) {
  return findFirst(statementsOf(db).teams.slice(0, DIRECT_STEPS), query, await readLetters(db));
}

export type PlayerHit = Awaited<ReturnType<typeof findPlayers>>[number];
export type TeamHit = Awaited<ReturnType<typeof findTeams>>[number];

interface Statement<T> {
  execute(values: Record<string, unknown>): Promise<T[]>;
}

async function findFirst<T extends { id: string }>(
  statements: readonly Statement<T>[],
  { text, count }: SearchQuery,
  letters: Letters,
): Promise<T[]> {
  let found: T[] = [];
  for (const [index, statement] of statements.entries()) {
    const { completes, parameters } = STEPS[index]!;
    if (found.length >= (completes ? count : 1)) continue;
    const values = parameters(text, letters);
    if (values === null) continue;
    found = deduplicate([...found, ...(await statement.execute({ ...values, count }))]);
  }
  return found.slice(0, count);
}

/** Cached, because it never changes for a database. */
const lettersByDatabase = new WeakMap<Db, Letters>();

async function readLetters(db: Db): Promise<Letters> {
  const cached = lettersByDatabase.get(db);
  if (cached) return cached;
  const { rows } = await db.execute<{ all: boolean }>(sql`SELECT show_trgm('б') <> '{}' AS "all"`);
  const letters = rows[0]!.all ? 'all' : 'ascii';
  lettersByDatabase.set(db, letters);
  return letters;
}

/** A search runs at every key press. */
const statementsOf = preparedFor(prepare);

function prepare(db: Db) {
  return {
    players: STEPS.map(({ name, matches }) =>
      db
        .select({
          id: players.id,
          name: players.name,
          photo: players.photo,
          country: players.country,
          gameId: players.gameId,
          team: teams.name,
          tag: teams.tag,
          formerly: sql<string | null>`found.formerly`,
        })
        .from(sql`(${matches(PLAYER_NAMES)}) AS found`)
        .innerJoin(players, eq(players.id, sql`found.id`))
        .leftJoin(teams, eq(teams.id, players.team))
        .where(isNull(players.deletedAt))
        .orderBy(...bestFirst(players.name))
        .prepare(statementName('players', name)),
    ),
    teams: STEPS.map(({ name, matches }) =>
      db
        .select({
          id: teams.id,
          name: teams.name,
          tag: teams.tag,
          region: teams.region,
          logo: teams.logo,
          formerly: sql<string | null>`found.formerly`,
        })
        .from(sql`(${matches(TEAM_NAMES)}) AS found`)
        .innerJoin(teams, eq(teams.id, sql`found.id`))
        .where(isNull(teams.disbandedAt))
        .orderBy(...bestFirst(teams.name))
        .prepare(statementName('teams', name)),
    ),
  };
}

/** The first step reads as many rows of an index as are wanted; a search of everything sends several at once. */
function statementName(kind: string, step: string): string {
  const name = `search_${kind}_${step}`;
  return step === STEPS[0]!.name ? quickRead(name) : name;
}

/** Names that begin with the text in alphabetical order, then the rest by similarity. */
function bestFirst(name: PgColumn): SQL[] {
  return [sql`found.tier`, sql`found.likeness DESC`, sql`lower(${name})`];
}

/** Who is found by the current name is left out of those found by a former one. */
function deduplicate<T extends { id: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();
}
