/** Who plays a match. Match pages, rooms and the capture board all ask here. */
import type { RosterPlayer } from '@mes/contract/references';
import { type LineupCandidate, lineupOf, STARTERS } from '@mes/domain/roster/lineup';
import type { Db } from '../../../platform/database/database';
import * as repository from './repository';

interface Candidate extends LineupCandidate {
  readonly player: RosterPlayer;
}

/** The line-up of each team, by its id; the tournament is null for a match outside of one. */
export async function findLineups(
  db: Db,
  { tournamentId, teamIds }: { tournamentId: string | null; teamIds: readonly string[] },
): Promise<ReadonlyMap<string, readonly RosterPlayer[]>> {
  if (teamIds.length === 0) return new Map();
  const roster: readonly Candidate[] =
    tournamentId === null ? [] : await repository.findRosters(db, { tournamentId, teamIds });
  const withoutRoster = teamIds.filter((teamId) => !roster.some(({ team }) => team === teamId));
  const members: readonly Candidate[] =
    withoutRoster.length === 0 ? [] : await repository.findMembers(db, withoutRoster);
  const candidates = { roster, members };
  const recentMaps = await countRecentMaps(db, teamIds.filter(hasMoreThanStarters(candidates)));
  const withRecent = (all: readonly Candidate[]) =>
    all.map((each) => ({ ...each, recentMaps: recentMaps(each.team, each.player.id) }));
  const counted = { roster: withRecent(roster), members: withRecent(members) };
  return new Map(
    teamIds.map((teamId) => [teamId, lineupOf(teamId, counted).map(({ player }) => player)]),
  );
}

/** How many of the last maps of a team somebody has played for it. */
export async function countRecentMaps(
  db: Db,
  teamIds: readonly string[],
): Promise<(teamId: string, playerId: string) => number> {
  const counts = new Map<string, number>();
  // One after the other: this may run in a transaction.
  for (const teamId of teamIds) {
    for (const playerId of await repository.findRecentPlayers(db, teamId)) {
      const key = `${teamId}:${playerId}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return (teamId, playerId) => counts.get(`${teamId}:${playerId}`) ?? 0;
}

/** Only then it matters who plays most. */
function hasMoreThanStarters({
  roster,
  members,
}: {
  roster: readonly Candidate[];
  members: readonly Candidate[];
}) {
  return (teamId: string) =>
    [...roster, ...members].filter(({ team }) => team === teamId).length > STARTERS;
}
