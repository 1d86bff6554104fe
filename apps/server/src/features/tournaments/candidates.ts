import type { Candidate } from '@mes/domain/roster/roster';
import type { Db } from '../../platform/database/database';
import type { TournamentRow } from './repository';
import type { CandidateRow } from './rosters/repository';
import * as rosters from './rosters/repository';

/** A candidate whom others can point at. */
export type NamedCandidate = Candidate & { readonly id: string };

/** The players as a team's roster would have them: those given, or else everyone in the team. */
export async function candidatesOf(
  db: Db,
  { id: tournament }: Pick<TournamentRow, 'id'>,
  { team, ids, now }: { team: string; ids?: readonly string[]; now: number },
): Promise<NamedCandidate[]> {
  if (ids?.length === 0) return [];
  const wanted = ids ? { ids } : { team };
  const rows = await rosters.findCandidates(db, { tournament, ...wanted, now });
  return rows.map((row) => asCandidate(row, team));
}

export function asCandidate(row: CandidateRow, team: string): NamedCandidate {
  return {
    id: row.id,
    name: row.name,
    isMember: row.team === team,
    hasGameId: row.hasGameId,
    isBanned: row.isBanned,
    rosterOf: row.rosterTeam === null || row.rosterTeam === team ? null : row.rosterTeamName,
    hasConfirmedRules: row.hasConfirmedRules,
  };
}
