/** Who takes part: everyone on the roster of a registered team, and the leaders of those teams. */
import type { Db } from '../../../platform/database/database';
import * as repository from './repository';

/** As a subquery of player ids. */
export function participantsOf(db: Db, tournamentId: string) {
  return repository.participantsOf(db, tournamentId);
}

export function findTournamentsOfPlayer(db: Db, playerId: string): Promise<string[]> {
  return repository.findTournamentIds(db, playerId);
}
