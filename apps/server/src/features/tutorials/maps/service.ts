/** How maps are played, from the community's own finished matches. */
import type { MapPlays, MapUsage } from '@mes/contract/tutorial-schemas';
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import type { Db } from '../../../platform/database/database';
import { findPublished } from '../../tournaments/service';
import * as repository from './repository';

const TOURNAMENTS = 10;
const MONTHS = 12;

/** Every map of the game, also one that was never played. */
export async function sumUsage(db: Db, tournament: string | undefined): Promise<MapUsage[]> {
  const tournamentId = tournament && (await findPublished(db, tournament)).id;
  const [sums, bans] = await Promise.all([
    repository.sumByMap(db, tournamentId),
    repository.countBansByMap(db, tournamentId),
  ]);
  return DEFUSE_MAPS.map((map) => ({
    ...{ map, played: 0, coalitionRounds: 0, breachRounds: 0, picked: 0, decider: 0 },
    ...sums.find((row) => row.map === map),
    banned: bans.find((row) => row.map === map)?.banned ?? 0,
  }));
}

/** Of the last tournaments and of the last twelve months, the running one included. */
export async function countPlays(db: Db, map: DefuseMap, now: number): Promise<MapPlays> {
  const months = lastMonths(now);
  const [tournaments, counts] = await Promise.all([
    repository.countByTournament(db, { map, limit: TOURNAMENTS }),
    repository.countByMonth(db, { map, since: months[0]! }),
  ]);
  const playedIn = new Map(counts.map(({ at, played }) => [at, played]));
  return {
    // Charts are read from left to right: the newest last.
    tournaments: tournaments.toReversed(),
    months: months.map((at) => ({ at, played: playedIn.get(at) ?? 0 })),
  };
}

/** The beginnings of the last twelve months in UTC, the oldest first. */
function lastMonths(now: number): number[] {
  const today = new Date(now);
  return Array.from({ length: MONTHS }, (_, index) =>
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - MONTHS + 1 + index, 1),
  );
}
