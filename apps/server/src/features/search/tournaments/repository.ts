import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { preparedFor } from '../../../platform/database/prepared';
import { searchedText, tournaments } from '../../tournaments/tables';
import { likePattern, selectContainingOrSimilar } from '../texts/repository';

interface TournamentQuery {
  /** In lower case. */
  readonly text: string;
  readonly count: number;
}

/** More words make no search better. */
const MOST_WORDS = 8;

/**
 * Tournaments with all words of the text in their name, id, region or season, in any order, newest
 * first; only if there is none, those that look alike. “embers s4” is the fourth season of Embers.
 */
export function findTournaments(db: Db, { text, count }: TournamentQuery) {
  const patterns = text.split(/\s+/).slice(0, MOST_WORDS).map(likePattern);
  // The index takes one of them; the longest is in the fewest texts.
  const longest = patterns.reduce((one, other) => (other.length > one.length ? other : one));
  return findTournamentsQuery(db).execute({ text, count, longest, patterns });
}

const { id, name, region, season, state, startsAt, archived } = tournaments;
const newestFirst = sql`${startsAt} DESC NULLS FIRST, ${id} DESC`;

const findTournamentsQuery = preparedFor((db) =>
  db
    .select({ id, name, region, season, state, startsAt })
    .from(
      sql`(${selectContainingOrSimilar({
        table: tournaments,
        id,
        text: searchedText,
        only: and(ne(state, 'draft'), eq(archived, false)),
        contains: sql`${searchedText} LIKE ${sql.placeholder('longest')}
          AND ${searchedText} LIKE ALL (${sql.placeholder('patterns')}::text[])`,
        order: newestFirst,
      })}) AS found`,
    )
    .innerJoin(tournaments, eq(id, sql`found.id`))
    .orderBy(sql`found.likeness DESC`, newestFirst)
    .prepare('search_tournaments'),
);
