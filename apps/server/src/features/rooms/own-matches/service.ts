/** The matches that somebody plays next, with what they can do in the rooms of these. */
import type { OwnMatch } from '@mes/contract/personal-home';
import { nextStep } from '@mes/domain/series/next-step';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { Actor } from '../../../platform/calls/actor';
import type { Db } from '../../../platform/database/database';
import { findSummaries } from '../../matches/summaries/service';
import { readRoomSettings } from '../properties';
import { deadlinesOf } from '../service';
import type { OpenMatchRow, PlayerTeam } from './repository';
import * as repository from './repository';

export async function listOwnMatches(
  db: Db,
  { count }: { count: number },
  { actor, now }: { actor: Actor; now: number },
): Promise<OwnMatch[]> {
  const playerTeams = await repository.findPlayerTeams(db, actor.id);
  if (playerTeams.length === 0) return [];
  const open = await repository.findOpen(db, { playerTeams, size: count });
  if (open.length === 0) return [];
  const [summaries, settings] = await Promise.all([
    findSummaries(
      db,
      open.map(({ id }) => id),
    ),
    readRoomSettings(db),
  ]);
  const isBanned = actor.bans.includes('tournaments');
  return open.flatMap((row) => {
    const match = summaries.find(({ id }) => id === row.id);
    const participant = participantOf(row, playerTeams);
    if (!match || !participant) return [];
    const { own, isCaptain } = participant;
    const { checkInOpensAt, noShowAt } = deadlinesOf(row, settings);
    const step = nextStep({ ...stateOf(row, own), own, isCaptain, isBanned, checkInOpensAt }, now);
    const opponentCheckedIn = (own === 'A' ? row.checkedInB : row.checkedInA) !== null;
    return { match, own, isCaptain, step, checkInOpensAt, noShowAt, opponentCheckedIn };
  });
}

/** As `findParticipant`: the team that the player leads, then that of the roster, then their own. */
function participantOf(
  { teamA, teamB, tournament }: OpenMatchRow,
  playerTeams: readonly PlayerTeam[],
): { own: TeamSlot; isCaptain: boolean } | null {
  const playing = playerTeams.filter(
    ({ teamId, tournamentId }) =>
      (teamId === teamA || teamId === teamB) &&
      (tournamentId === null || tournamentId === tournament),
  );
  const team =
    playing.find(({ leads }) => leads) ??
    playing.find(({ tournamentId }) => tournamentId !== null) ??
    playing[0];
  return team ? { own: team.teamId === teamA ? 'A' : 'B', isCaptain: team.leads } : null;
}

function stateOf(row: OpenMatchRow, own: TeamSlot) {
  const { state, teamA, teamB, room, veto, report } = row;
  const counts = report?.state === 'pending' || report?.state === 'disputed';
  return {
    state,
    areTeamsKnown: teamA !== null && teamB !== null,
    isCheckedIn: (own === 'A' ? row.checkedInA : row.checkedInB) !== null,
    isReady: (own === 'A' ? room?.readyA : room?.readyB) != null,
    turn: veto?.turn?.by ?? null,
    report: counts ? { by: report.by, state: report.state as 'pending' | 'disputed' } : null,
  };
}
