/**
 * Search in steps, each asked only if the one before has found nothing: names that begin with or
 * contain the text; names that share half of it, because one slip leaves the other half intact;
 * and names that are alike in their trigrams. Each costs about ten times the one before, and most
 * searches end with the first (bench/search). A text without a trigram (“---”, and “волк” in a database
 * that knows no letters but those of ASCII) would be compared with every name, index or not: 315 ms for
 * 100,000. It is looked for in a part of them.
 *
 * Names of the past are found as well, after those of today.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { playerNames, players } from '../../players/tables';
import { teamNames, teams } from '../../teams/tables';

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
  parameters(text: string, letters: Letters): Record<string, string> | null;
}

/** What the index of trigrams takes for a letter, which the language of the database decides. */
export type Letters = 'all' | 'ascii';

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

/** Fewer letters have no trigram of their own. */
const SHORTEST_PART = 3;

/** Three letters in a row, or fewer beside something else: a word begins or ends there. */
const TRIGRAMS: Record<Letters, RegExp> = {
  all: /[\p{L}\p{Nd}]{3}|[^\p{L}\p{Nd}][\p{L}\p{Nd}]|[\p{L}\p{Nd}]{2}[^\p{L}\p{Nd}]/u,
  ascii: /[a-z\d]{3}|[^a-z\d][a-z\d]|[a-z\d]{2}[^a-z\d]/,
};

function hasTrigram(text: string, letters: Letters): boolean {
  return text.length >= SHORTEST_PART && TRIGRAMS[letters].test(text);
}

/** So many names are compared with the text: a common part must not cost more than a rare one. */
const COMPARED = sql.raw('300');

/** And so many where only trigrams lead to them: names like “Player 7” are alike by the thousand. */
const WEIGHED = sql.raw('3000');

/** So many are looked at where no index helps: all of most communities, in 16 ms. */
const LOOKED_THROUGH = sql.raw('20000');

/** The share of common trigrams from which names count as alike; what the % operator takes, too. */
const ALIKE = 0.3;

export const STEPS: readonly Step[] = [
  {
    name: 'direct',
    matches: directly,
    parameters: (text, letters) => ({
      text,
      finish: afterAll(text),
      inside: hasTrigram(text, letters) ? containing(text) : '',
    }),
  },
  {
    name: 'unindexed',
    matches: (names) =>
      resembling(names, { parameters: ['inside'], among: lookedThrough, from: 0 }),
    parameters: (text, letters) =>
      text.length < SHORTEST_PART || hasTrigram(text, letters)
        ? null
        : { text, inside: containing(text) },
  },
  {
    name: 'slip',
    matches: (names) =>
      resembling(names, {
        parameters: ['first', 'finish', 'second'],
        among: sharingHalf,
        from: ALIKE,
      }),
    parameters: (text, letters) => {
      const all = Array.from(text);
      const middle = Math.ceil(all.length / 2);
      const first = all.slice(0, middle).join('');
      const second = all.slice(middle).join('').trim();
      if (first.length < SHORTEST_PART || !hasTrigram(second, letters)) return null;
      return { text, first, finish: afterAll(first), second: containing(second) };
    },
  },
  {
    name: 'similar',
    matches: (names) => resembling(names, { parameters: [], among: sharingTrigrams, from: ALIKE }),
    parameters: (text, letters) => (hasTrigram(text, letters) ? { text } : null),
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
function resembling({ current, former }: Names, { parameters, among, from }: Resembling): SQL {
  const least = sql.raw(String(from));
  return sql`
    WITH ${wanted('text', ...parameters)}
    SELECT id, NULL AS formerly, 2 AS tier, likeness
      FROM (${mostAlike(among(current))}) AS today WHERE likeness >= ${least}
    UNION ALL
    SELECT id, name, 3, likeness
      FROM (${mostAlike(among(former))}) AS past WHERE likeness >= ${least}`;
}

interface Resembling {
  readonly parameters: readonly string[];
  /** Where to look for them. */
  readonly among: (list: NameList) => SQL;
  /** The likeness from which they count. */
  readonly from: number;
}

function lookedThrough(list: NameList): SQL {
  return sql`
    SELECT id, name FROM (${named(list, sql`true`)} LIMIT ${LOOKED_THROUGH}) AS part
    WHERE lower(name) LIKE ${given('inside')} LIMIT ${COMPARED}`;
}

function sharingHalf(list: NameList): SQL {
  return sql`
    (${named(list, between(list, 'first', 'finish'))} LIMIT ${COMPARED})
    UNION (${named(list, sql`lower(${list.name}) LIKE ${given('second')}`)} LIMIT ${COMPARED})`;
}

function sharingTrigrams(list: NameList): SQL {
  return sql`${named(list, sql`lower(${list.name}) % ${TEXT}`)} LIMIT ${WEIGHED}`;
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
