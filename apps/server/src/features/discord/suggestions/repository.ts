import { and, desc, eq, ilike, ne, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { tournaments } from '../../tournaments/tables';

/** Published ones whose name or id contains the text, the latest first. */
export async function findTournaments(
  db: Db,
  { text, count }: { text: string; count: number },
): Promise<{ id: string; name: string }[]> {
  const part = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return db
    .select({ id: tournaments.id, name: tournaments.name })
    .from(tournaments)
    .where(
      and(
        ne(tournaments.state, 'draft'),
        eq(tournaments.archived, false),
        or(ilike(tournaments.name, part), ilike(tournaments.id, part)),
      ),
    )
    .orderBy(desc(tournaments.startsAt), desc(tournaments.id))
    .limit(count);
}
