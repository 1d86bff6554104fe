import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { type Letters, PLAYER_NAMES, STEPS, TEAM_NAMES } from './names/repository';

export interface Wanted {
  /** In lower case. */
  readonly text: string;
  readonly count: number;
}

export async function findPlayers(db: Db, wanted: Wanted) {
  return findFirst(statementsFor(db).players, wanted, await lettersOf(db));
}

export async function findTeams(db: Db, wanted: Wanted) {
  return findFirst(statementsFor(db).teams, wanted, await lettersOf(db));
}

interface Statement<T> {
  execute(values: Record<string, unknown>): Promise<T[]>;
}

async function findFirst<T extends { id: string }>(
  statements: readonly Statement<T>[],
  { text, count }: Wanted,
  letters: Letters,
): Promise<T[]> {
  for (const [index, { parameters }] of STEPS.entries()) {
    const values = parameters(text, letters);
    if (values === null) continue;
    const found = await statements[index]!.execute({ ...values, count });
    if (found.length > 0) return withoutRepeats(found).slice(0, count);
  }
  return [];
}

/** Asked once: it stays as it is for as long as the database does. */
const known = new WeakMap<Db, Letters>();

async function lettersOf(db: Db): Promise<Letters> {
  const before = known.get(db);
  if (before) return before;
  const { rows } = await db.execute<{ all: boolean }>(sql`SELECT show_trgm('б') <> '{}' AS "all"`);
  const letters = rows[0]!.all ? 'all' : 'ascii';
  known.set(db, letters);
  return letters;
}

/** Planned once for each connection instead of at every key that somebody presses. */
const prepared = new WeakMap<Db, ReturnType<typeof prepare>>();

function statementsFor(db: Db): ReturnType<typeof prepare> {
  const statements = prepared.get(db) ?? prepare(db);
  prepared.set(db, statements);
  return statements;
}

function prepare(db: Db) {
  return {
    players: STEPS.map(({ name, matches }) =>
      db
        .select({
          id: players.id,
          name: players.name,
          photo: players.photo,
          team: teams.name,
          tag: teams.tag,
          formerly: sql<string | null>`found.formerly`,
        })
        .from(sql`(${matches(PLAYER_NAMES)}) AS found`)
        .innerJoin(players, eq(players.id, sql`found.id`))
        .leftJoin(teams, eq(teams.id, players.team))
        .where(isNull(players.deletedAt))
        .orderBy(...bestFirst(players.name))
        .prepare(`search_players_${name}`),
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
        .prepare(`search_teams_${name}`),
    ),
  };
}

/** What begins with the text comes in the order of the alphabet, the rest by how much it is alike. */
function bestFirst(name: PgColumn): SQL[] {
  return [sql`found.tier`, sql`found.likeness DESC`, sql`lower(${name})`];
}

/** Whoever is found by the name of today is not found by a former one again. */
function withoutRepeats<T extends { id: string }>(found: readonly T[]): T[] {
  return [...new Map(found.toReversed().map((row) => [row.id, row])).values()].toReversed();
}
