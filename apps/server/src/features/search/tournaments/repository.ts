import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { searchedText, tournaments } from '../../tournaments/tables';

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
export async function findTournaments(db: Db, query: TournamentQuery) {
  const words = query.text.split(/\s+/).slice(0, MOST_WORDS);
  const containing = await select(db, query, {
    matches: and(...words.map((word) => sql`${searchedText} LIKE ${likePattern(word)}`)),
    order: [],
  });
  if (containing.length > 0) return containing;
  return select(db, query, {
    matches: sql`${query.text} <% ${searchedText}`,
    order: [sql`word_similarity(${query.text}, ${searchedText}) DESC`],
  });
}

function select(
  db: Db,
  { count }: TournamentQuery,
  { matches, order }: { matches: SQL | undefined; order: readonly SQL[] },
) {
  const { id, name, region, season, state, startsAt, archived } = tournaments;
  return db
    .select({ id, name, region, season, state, startsAt })
    .from(tournaments)
    .where(and(matches, ne(state, 'draft'), eq(archived, false)))
    .orderBy(...order, sql`${startsAt} DESC NULLS FIRST`, desc(id))
    .limit(count);
}

function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
