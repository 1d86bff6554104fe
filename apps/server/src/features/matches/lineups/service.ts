/** Who plays a match. Match pages, rooms and the capture board all ask here. */
import { type LineupCandidate, lineupOf } from '@mes/domain/roster/lineup';
import type { Db } from '../../../platform/database/database';
import type { PlayerReference } from '../../players/service';
import * as repository from './repository';

interface Candidate extends LineupCandidate {
  readonly player: PlayerReference;
}

/** The line-up of each team, by its id; the tournament is null for a match outside of one. */
export async function findLineups(
  db: Db,
  { tournamentId, teamIds }: { tournamentId: string | null; teamIds: readonly string[] },
): Promise<ReadonlyMap<string, readonly PlayerReference[]>> {
  if (teamIds.length === 0) return new Map();
  const roster: readonly Candidate[] =
    tournamentId === null ? [] : await repository.findRosters(db, { tournamentId, teamIds });
  const withoutRoster = teamIds.filter((teamId) => !roster.some(({ team }) => team === teamId));
  const members: readonly Candidate[] =
    withoutRoster.length === 0 ? [] : await repository.findMembers(db, withoutRoster);
  return new Map(
    teamIds.map((teamId) => [
      teamId,
      lineupOf(teamId, { roster, members }).map(({ player }) => player),
    ]),
  );
}
