/**
 * The SQL of a search by name, in steps: names that begin with the text; names that contain it; names
 * that contain one half of it, because one typing error leaves the other half intact; names with
 * similar trigrams. A step costs several times the one before, and runs only if those before have found
 * nothing, the second if they have found too few. Most searches end with the first (bench/search).
 *
 * A text without a trigram (“---”, or “волк” in a database whose locale knows only ASCII letters)
 * would be compared with every name, index or not: 315 ms for 100,000. It is looked for in a part
 * of them only. Former names are found as well, after current ones.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { playerNames, players } from '../../players/tables';
import { teamNames, teams } from '../../teams/tables';
import { likePattern } from '../texts/repository';

/** A table of names and their owners. */
interface NameList {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly name: PgColumn;
  /** The rows that may be found. */
  readonly only: SQL;
}

interface Names {
  readonly current: NameList;
  readonly former: NameList;
  /** Another condition that identifies a current owner: an id of a player, the tag of a team. */
  readonly key: SQL;
}

interface Step {
  readonly name: string;
  /** Runs unless the steps before have found as many as wanted; any other only if they have found none. */
  readonly completes?: true;
  /** Rows of `id`, `formerly`, `tier` and `likeness`. */
  matches(names: Names): SQL;
  /** The values of its placeholders; null if it cannot find anything. */
  parameters(text: string, letters: Letters): Record<string, string | null> | null;
}

/** What the trigram index takes for a letter; depends on the locale of the database. */
export type Letters = 'all' | 'ascii';

/**
 * The values are read from a CTE, where the planner cannot see them. Otherwise it would make a new
 * plan for each search, which takes longer than the search itself.
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
  // Whole ids of the game only, so that nobody can list them letter by letter.
  key: sql`(${players.id} = ${TEXT} OR lower(${players.gameId}) = ${TEXT})`,
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

/** A shorter text has no trigram of its own. */
const SHORTEST_PART = 3;

/** Three letters in a row, or fewer where a word begins or ends. */
const TRIGRAMS: Record<Letters, RegExp> = {
  all: /[\p{L}\p{Nd}]{3}|[^\p{L}\p{Nd}][\p{L}\p{Nd}]|[\p{L}\p{Nd}]{2}[^\p{L}\p{Nd}]/u,
  ascii: /[a-z\d]{3}|[^a-z\d][a-z\d]|[a-z\d]{2}[^a-z\d]/,
};

function hasTrigram(text: string, letters: Letters): boolean {
  return text.length >= SHORTEST_PART && TRIGRAMS[letters].test(text);
}

/** At most so many names are compared, so that a common text costs no more than a rare one. */
const MOST_COMPARED = sql.raw('300');

/** The same for the step of trigrams, where names like “Player 7” match by the thousand. */
const MOST_SIMILAR = sql.raw('3000');

/** At most so many are scanned where no index helps: all of most communities, in 16 ms. */
const MOST_SCANNED = sql.raw('20000');

/** The least share of common trigrams of similar names; the default of the % operator. */
const LEAST_SIMILARITY = 0.3;

/** The first so many steps find names with the text itself. */
export const DIRECT_STEPS = 2;

export const STEPS: readonly Step[] = [
  {
    name: 'beginning',
    matches: matchBeginning,
    parameters: (text) => ({ text, finish: prefixEnd(text) }),
  },
  {
    name: 'inside',
    completes: true,
    matches: matchInside,
    parameters: (text, letters) => ({
      text,
      finish: prefixEnd(text),
      // No index finds a text without a trigram; null is like nothing and needs none.
      inside: hasTrigram(text, letters) ? likePattern(text) : null,
    }),
  },
  {
    name: 'unindexed',
    matches: (names) =>
      matchSimilar(names, { parameters: ['inside'], among: selectByScan, from: 0 }),
    parameters: (text, letters) =>
      text.length < SHORTEST_PART || hasTrigram(text, letters)
        ? null
        : { text, inside: likePattern(text) },
  },
  {
    name: 'slip',
    matches: (names) =>
      matchSimilar(names, {
        parameters: ['first', 'finish', 'second'],
        among: selectContainingHalf,
        from: LEAST_SIMILARITY,
      }),
    parameters: (text, letters) => {
      const all = Array.from(text);
      const middle = Math.ceil(all.length / 2);
      const first = all.slice(0, middle).join('');
      const second = all.slice(middle).join('').trim();
      if (first.length < SHORTEST_PART || !hasTrigram(second, letters)) return null;
      return { text, first, finish: prefixEnd(first), second: likePattern(second) };
    },
  },
  {
    name: 'similar',
    matches: (names) =>
      matchSimilar(names, { parameters: [], among: selectByTrigrams, from: LEAST_SIMILARITY }),
    parameters: (text, letters) => (hasTrigram(text, letters) ? { text } : null),
  },
];

/** Tier 0 for the key, 1 for names that begin with the text. */
function matchBeginning({ current, key }: Names): SQL {
  return sql`
    WITH ${bindParameters('text', 'finish')}
    SELECT ${current.id} AS id, NULL AS formerly, 0 AS tier, 0 AS likeness
      FROM ${current.table} WHERE ${key}
    UNION ALL
    SELECT id, NULL, 1, 0 FROM (
      ${selectNames(current, between(current, 'text', 'finish'))}
      ORDER BY lower(${current.name}) USING ~<~ LIMIT ${COUNT}
    ) AS beginning`;
}

/** Tier 2 for names that contain the text; if they are too few, 3 for former names. */
function matchInside({ current, former }: Names): SQL {
  const contains = ({ name }: NameList) => sql`lower(${name}) LIKE ${parameter('inside')}`;
  const few = sql`(SELECT count(*) FROM inside) < ${COUNT}`;
  const begins = between(former, 'text', 'finish');
  return sql`
    WITH ${bindParameters('text', 'finish', 'inside')},
    inside AS MATERIALIZED (
      ${selectMostSimilar(sql`${selectNames(current, contains(current))} LIMIT ${MOST_COMPARED}`)}
    ), former AS (
      ${selectMostSimilar(sql`
        ${selectNames(former, sql`${few} AND (${begins} OR ${contains(former)})`)} LIMIT ${MOST_COMPARED}`)}
    )
    SELECT id, NULL AS formerly, 2 AS tier, likeness FROM inside
    UNION ALL SELECT id, name, 3, likeness FROM former`;
}

/** Similar names, current and former. */
function matchSimilar(
  { current, former }: Names,
  { parameters, among, from }: SimilarityQuery,
): SQL {
  const least = sql.raw(String(from));
  return sql`
    WITH ${bindParameters('text', ...parameters)}
    SELECT id, NULL AS formerly, 2 AS tier, likeness
      FROM (${selectMostSimilar(among(current))}) AS today WHERE likeness >= ${least}
    UNION ALL
    SELECT id, name, 3, likeness
      FROM (${selectMostSimilar(among(former))}) AS past WHERE likeness >= ${least}`;
}

interface SimilarityQuery {
  readonly parameters: readonly string[];
  /** The names to compare. */
  readonly among: (list: NameList) => SQL;
  /** The least similarity. */
  readonly from: number;
}

function selectByScan(list: NameList): SQL {
  return sql`
    SELECT id, name FROM (${selectNames(list, sql`true`)} LIMIT ${MOST_SCANNED}) AS part
    WHERE lower(name) LIKE ${parameter('inside')} LIMIT ${MOST_COMPARED}`;
}

function selectContainingHalf(list: NameList): SQL {
  const begins = between(list, 'first', 'finish');
  const ends = sql`lower(${list.name}) LIKE ${parameter('second')} AND NOT (${begins})`;
  return sql`
    (${selectNames(list, begins)} LIMIT ${MOST_COMPARED})
    UNION ALL (${selectNames(list, ends)} LIMIT ${MOST_COMPARED})`;
}

function selectByTrigrams(list: NameList): SQL {
  return sql`${selectNames(list, sql`lower(${list.name}) % ${TEXT}`)} LIMIT ${MOST_SIMILAR}`;
}

function selectMostSimilar(candidates: SQL): SQL {
  return sql`
    SELECT id, name, similarity(lower(name), ${TEXT}) AS likeness FROM (${candidates}) AS candidates
    ORDER BY likeness DESC LIMIT ${COUNT}`;
}

function selectNames({ table, id, name, only }: NameList, condition: SQL): SQL {
  return sql`SELECT ${id} AS id, ${name} AS name FROM ${table} WHERE ${condition} AND ${only}`;
}

/** Compares bytes, as the prefix index does in every locale. */
function between({ name }: NameList, from: string, to: string): SQL {
  return sql`lower(${name}) ~>=~ ${parameter(from)} AND lower(${name}) ~<~ ${parameter(to)}`;
}

function bindParameters(...parameters: string[]): SQL {
  const columns = parameters.map(
    (name) => sql`${sql.placeholder(name)}::text AS ${sql.identifier(name)}`,
  );
  const count = sql`${sql.placeholder('count')}::int AS count`;
  return sql`wanted AS MATERIALIZED (SELECT ${sql.join([...columns, count], sql`, `)})`;
}

function parameter(name: string): SQL {
  return sql`(SELECT ${sql.identifier(name)} FROM wanted)`;
}

/** Sorts after everything that begins with the text. */
function prefixEnd(text: string): string {
  return `${text}\u{10ffff}`;
}
