/**
 * Search in three steps, each asked only if the one before has found nothing: names that begin with
 * or contain the text; names that share half of it, because one slip leaves the other half intact;
 * and names that are alike in their trigrams. Each costs about ten times the one before, and most
 * searches end with the first (bench/search).
 *
 * Names of the past are found as well, after those of today.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { playerNames, players } from '../players/tables';
import { teamNames, teams } from '../teams/tables';

/** A list of names and whose they are. */
interface NameList {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly name: PgColumn;
  /** Which of them may be found. */
  readonly only: SQL;
}

interface Names {
  readonly current: NameList;
  readonly former: NameList;
  /** What else leads straight to one of today. */
  readonly key: SQL;
}

interface Step {
  readonly name: string;
  /** Rows of `id`, `formerly`, `tier` and `likeness`. */
  matches(names: Names): SQL;
  /** What its placeholders stand for; null if it can find nothing. */
  parameters(text: string): Record<string, string> | null;
}

/**
 * What is looked for, out of the planner's sight: with the values before its eyes it would make a new
 * plan for each search, which takes longer than the search.
 */
const TEXT = sql`(SELECT text FROM wanted)`;
const COUNT = sql`(SELECT count FROM wanted)`;

export const PLAYER_NAMES: Names = {
  current: { table: players, id: players.id, name: players.name, only: sql`true` },
  former: {
    table: playerNames,
    id: playerNames.player,
    name: playerNames.name,
    only: sql`NOT ${playerNames.hidden}`,
  },
  key: sql`${players.id} = ${TEXT}`,
};

export const TEAM_NAMES: Names = {
  current: { table: teams, id: teams.id, name: teams.name, only: sql`true` },
  former: {
    table: teamNames,
    id: teamNames.team,
    name: teamNames.name,
    only: sql`NOT ${teamNames.hidden}`,
  },
  key: sql`lower(${teams.tag}) = ${TEXT} AND ${teams.disbandedAt} IS NULL`,
};

/** Fewer letters have no trigram of their own, and a scan of all names would be the answer. */
const SHORTEST_PART = 3;

/** So many names are compared with the text: a common part must not cost more than a rare one. */
const COMPARED = sql.raw('300');

/** The share of common trigrams from which names count as alike; what the % operator takes, too. */
const ALIKE = sql.raw('0.3');

export const STEPS: readonly Step[] = [
  {
    name: 'direct',
    matches: directly,
    parameters: (text) => ({
      text,
      finish: afterAll(text),
      inside: text.length < SHORTEST_PART ? '' : containing(text),
    }),
  },
  {
    name: 'slip',
    matches: (names) => resembling(names, ['first', 'finish', 'second'], sharingHalf),
    parameters: (text) => {
      const letters = Array.from(text);
      const middle = Math.ceil(letters.length / 2);
      const first = letters.slice(0, middle).join('');
      const second = letters.slice(middle).join('').trim();
      if (first.length < SHORTEST_PART || second.length < SHORTEST_PART) return null;
      return { text, first, finish: afterAll(first), second: containing(second) };
    },
  },
  {
    name: 'similar',
    matches: (names) => resembling(names, [], sharingTrigrams),
    parameters: (text) => (text.length < SHORTEST_PART ? null : { text }),
  },
];

/** Tier 0 is the key itself, then names that begin so, that contain it, and former names. */
function directly({ current, former, key }: Names): SQL {
  const inside = given('inside');
  const contains = ({ name }: NameList) => sql`${inside} <> '' AND lower(${name}) LIKE ${inside}`;
  const few = sql`(SELECT count(*) FROM beginning) < ${COUNT}`;
  const fewer = sql`(SELECT count(*) FROM beginning) + (SELECT count(*) FROM inside) < ${COUNT}`;
  return sql`
    WITH ${wanted('text', 'finish', 'inside')},
    exact AS MATERIALIZED (
      SELECT ${current.id} AS id FROM ${current.table} WHERE ${key}
    ), beginning AS MATERIALIZED (
      ${named(current, between(current, 'text', 'finish'))}
      ORDER BY lower(${current.name}) USING ~<~ LIMIT ${COUNT}
    ), inside AS MATERIALIZED (
      ${mostAlike(sql`${named(current, sql`${few} AND ${contains(current)}`)} LIMIT ${COMPARED}`)}
    ), former AS (
      ${mostAlike(sql`
        (${named(former, sql`${fewer} AND ${between(former, 'text', 'finish')}`)} LIMIT ${COMPARED})
        UNION (${named(former, sql`${fewer} AND ${contains(former)}`)} LIMIT ${COMPARED})`)}
    )
    SELECT id, NULL AS formerly, 0 AS tier, 0 AS likeness FROM exact
    UNION ALL SELECT id, NULL, 1, 0 FROM beginning
    UNION ALL SELECT id, NULL, 2, likeness FROM inside
    UNION ALL SELECT id, name, 3, likeness FROM former`;
}

/** Names that are alike enough, of today and of the past. */
function resembling(
  { current, former }: Names,
  parameters: readonly string[],
  candidates: (list: NameList) => SQL,
): SQL {
  return sql`
    WITH ${wanted('text', ...parameters)}
    SELECT id, NULL AS formerly, 2 AS tier, likeness
      FROM (${mostAlike(candidates(current))}) AS today WHERE likeness >= ${ALIKE}
    UNION ALL
    SELECT id, name, 3, likeness
      FROM (${mostAlike(candidates(former))}) AS past WHERE likeness >= ${ALIKE}`;
}

function sharingHalf(list: NameList): SQL {
  return sql`
    (${named(list, between(list, 'first', 'finish'))} LIMIT ${COMPARED})
    UNION (${named(list, sql`lower(${list.name}) LIKE ${given('second')}`)} LIMIT ${COMPARED})`;
}

function sharingTrigrams(list: NameList): SQL {
  return named(list, sql`lower(${list.name}) % ${TEXT}`);
}

function mostAlike(candidates: SQL): SQL {
  return sql`
    SELECT id, name, similarity(lower(name), ${TEXT}) AS likeness FROM (${candidates}) AS candidates
    ORDER BY likeness DESC LIMIT ${COUNT}`;
}

function named({ table, id, name, only }: NameList, condition: SQL): SQL {
  return sql`SELECT ${id} AS id, ${name} AS name FROM ${table} WHERE ${condition} AND ${only}`;
}

/** In the order of bytes, which a prefix index has whatever language the database speaks. */
function between({ name }: NameList, from: string, to: string): SQL {
  return sql`lower(${name}) ~>=~ ${given(from)} AND lower(${name}) ~<~ ${given(to)}`;
}

function wanted(...parameters: string[]): SQL {
  const columns = parameters.map(
    (name) => sql`${sql.placeholder(name)}::text AS ${sql.identifier(name)}`,
  );
  const count = sql`${sql.placeholder('count')}::int AS count`;
  return sql`wanted AS MATERIALIZED (SELECT ${sql.join([...columns, count], sql`, `)})`;
}

function given(parameter: string): SQL {
  return sql`(SELECT ${sql.identifier(parameter)} FROM wanted)`;
}

/** Greater than everything that begins with the text. */
function afterAll(text: string): string {
  return `${text}\u{10ffff}`;
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
