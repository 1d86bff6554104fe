import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { bracketStages } from '../../brackets/tables';
import { tournaments } from '../../tournaments/tables';
import { type MatchRow, matches } from '../tables';

/** The stages of a tournament as they were drawn, and its prizes. */
export async function findStages(db: Db, tournamentId: string) {
  return db
    .select({
      index: bracketStages.index,
      settings: bracketStages.settings,
      prizes: tournaments.prizes,
    })
    .from(bracketStages)
    .innerJoin(tournaments, eq(tournaments.id, bracketStages.tournament))
    .where(eq(bracketStages.tournament, tournamentId));
}

export type OnwardRow = Pick<
  MatchRow,
  'id' | 'number' | 'part' | 'roundName' | 'startsAt' | 'originA' | 'originB'
>;

export async function findOnward(db: Db, ids: readonly string[]): Promise<OnwardRow[]> {
  if (ids.length === 0) return [];
  const { id, number, part, roundName, startsAt, originA, originB } = matches;
  return db
    .select({ id, number, part, roundName, startsAt, originA, originB })
    .from(matches)
    .where(inArray(matches.id, [...ids]));
}
