import type { Application, RegisteredTeam } from '@mes/contract/entry-schemas';
import { toPlayerReference } from '../../players/service';
import { toTeamReference } from '../../teams/service';
import type { CandidateRow, RosterRow } from '../rosters/repository';
import { type RosterCandidate, toCandidate } from '../rosters/views';
import type { EntryWithTeam } from './repository';

/** As the team itself reads it. */
export function toApplication(found: EntryWithTeam, roster: readonly RosterRow[]): Application {
  const { entry, waitlistPlace } = found;
  const { state, reason, appliedAt, updatedAt } = entry;
  return {
    ...toEnteredTeam(found, roster),
    state,
    reason,
    waitlistPlace: state === 'waitlisted' ? waitlistPlace : null,
    appliedAt,
    updatedAt,
  };
}

/** The part that the public may see. */
export function toEnteredTeam(
  { entry, team }: EntryWithTeam,
  roster: readonly RosterRow[],
): Omit<RegisteredTeam, 'state'> {
  return {
    team: toTeamReference(team),
    region: team.region,
    seed: entry.seed,
    checkedIn: entry.checkedInAt !== null,
    roster: roster.map(({ player }) => toPlayerReference(player)),
  };
}

/** A substitute was added by staff, so it is no problem that they are not a member of the team. */
export function toRosterCandidates(
  roster: readonly RosterRow[],
  { teamId, candidates }: { teamId: string; candidates: ReadonlyMap<string, CandidateRow> },
): RosterCandidate[] {
  return roster.flatMap(({ player, substitute }) => {
    const row = candidates.get(player.id);
    if (!row) return [];
    const candidate = toCandidate(row, teamId);
    return [{ ...candidate, isMember: candidate.isMember || substitute }];
  });
}
