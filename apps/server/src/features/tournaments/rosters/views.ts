import type { Candidate } from '@mes/domain/roster/roster';
import { toPlayerReference } from '../../players/service';
import type { CandidateRow, RosterRow } from './repository';

export type RosterCandidate = Candidate & { readonly id: string };

/** A player as the roster of the given team would have them. */
export function toCandidate(row: CandidateRow, teamId: string): RosterCandidate {
  const isOnOtherRoster = row.rosterTeamId !== null && row.rosterTeamId !== teamId;
  return {
    id: row.id,
    name: row.name,
    isMember: row.teamId === teamId,
    hasGameId: row.hasGameId,
    isBanned: row.isBanned,
    rosterOf: isOnOtherRoster ? row.rosterTeamName : null,
    hasConfirmedRules: row.hasConfirmedRules,
  };
}

export function toRosterPlayer({ player, isLeader, substitute, addedAt }: RosterRow) {
  const { gameId, country } = player;
  return { ...toPlayerReference(player), gameId, country, isLeader, substitute, addedAt };
}

/** By id of the team. */
export function groupByTeam(rows: readonly RosterRow[]): Map<string, RosterRow[]> {
  const rosters = new Map<string, RosterRow[]>();
  for (const row of rows) {
    const roster = rosters.get(row.teamId);
    if (roster) roster.push(row);
    else rosters.set(row.teamId, [row]);
  }
  return rosters;
}
