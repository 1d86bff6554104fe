import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { teams } from '../../teams/tables';
import { placements, tournamentTeams } from '../tables';

/** Best first; teams that share a place in the order of their seeds. */
export async function findPlaces(db: Db, tournamentId: string) {
  return db
    .select({ teamId: placements.team, from: placements.from, to: placements.to })
    .from(placements)
    .leftJoin(tournamentTeams, isSameEntry)
    .where(eq(placements.tournament, tournamentId))
    .orderBy(asc(placements.from), asc(tournamentTeams.seed), asc(placements.team));
}

/** In the same order. */
export async function findAllWithTeams(db: Db, tournamentId: string) {
  return db
    .select({
      from: placements.from,
      to: placements.to,
      prize: placements.prize,
      points: placements.points,
      team: { name: teams.name, tag: teams.tag, logo: teams.logo },
    })
    .from(placements)
    .innerJoin(teams, eq(teams.id, placements.team))
    .leftJoin(tournamentTeams, isSameEntry)
    .where(eq(placements.tournament, tournamentId))
    .orderBy(asc(placements.from), asc(tournamentTeams.seed), asc(placements.team));
}

export interface NewPlacement {
  readonly teamId: string;
  readonly from: number;
  readonly to: number;
  readonly prize: number;
  readonly points: number;
}

export async function replaceAll(
  tx: Tx,
  { tournamentId, places }: { tournamentId: string; places: readonly NewPlacement[] },
): Promise<void> {
  await tx.delete(placements).where(eq(placements.tournament, tournamentId));
  if (places.length === 0) return;
  await tx.insert(placements).values(
    places.map(({ teamId, from, to, prize, points }) => ({
      tournament: tournamentId,
      team: teamId,
      from,
      to,
      prize,
      points,
    })),
  );
}

const isSameEntry = and(
  eq(tournamentTeams.tournament, placements.tournament),
  eq(tournamentTeams.team, placements.team),
);
