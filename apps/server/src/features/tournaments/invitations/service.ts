/** Staff bring a team into a tournament that it has not applied to. */

import type { StaffApplication } from '@mes/contract/entry-schemas';
import { InvalidAction } from '@mes/contract/errors';
import { eligibilityProblem } from '@mes/domain/roster/roster';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';
import type { Action } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { isTeamBanned } from '../../moderation/service';
import * as teams from '../../teams/service';
import * as entries from '../applications/repository';
import { getStaffApplication } from '../applications/service';
import { applyDeadlines } from '../lifecycle/service';
import { countFreePlaces, updateSeeding } from '../places/service';
import { findCandidates, saveRoster } from '../rosters/service';
import { auditEntry, lockPublished, notifyTeams, publishEntries } from '../service';
import type { TournamentRow } from '../tables';
import { texts } from '../texts';

type TeamRow = Awaited<ReturnType<typeof teams.findTeam>>;

export async function addTeam(
  tx: Tx,
  { id, team: teamName, players }: { id: string; team: string; players?: readonly string[] },
  action: Action,
): Promise<StaffApplication> {
  const { now } = action;
  const tournament = await applyDeadlines(tx, await lockPublished(tx, id), now);
  const team = await teams.findTeam(tx, teamName);
  await assertCanEnter(tx, { tournament, team, now });
  const playerIds = await chooseRoster(tx, { tournament, team, playerIds: players, now });
  await saveEntry(tx, { tournamentId: tournament.id, teamId: team.id, playerIds }, action);
  await updateSeeding(tx, { tournament, addedIds: [team.id], removedIds: [] });
  await publishEntry(tx, { tournament, team, playerIds }, action);
  return getStaffApplication(tx, { tournament, teamId: team.id, now });
}

async function assertCanEnter(
  tx: Tx,
  { tournament, team, now }: { tournament: TournamentRow; team: TeamRow; now: number },
): Promise<void> {
  if (team.disbandedAt !== null) throw new InvalidAction(texts.invitations.disbanded);
  if (await isTeamBanned(tx, team.id, now))
    throw new InvalidAction(texts.invitations.banned(team.name));
  if (hasReached(tournament.state, 'running')) throw new InvalidAction(texts.invitations.drawn);
  const key = { tournamentId: tournament.id, teamId: team.id };
  const before = await entries.findByTeam(tx, key);
  if (before && before.state !== 'withdrawn')
    throw new InvalidAction(texts.invitations.applied(team.name));
  if ((await countFreePlaces(tx, tournament)) === 0)
    throw new InvalidAction(texts.invitations.full);
}

/**
 * The given players, or else the members of the team who are eligible. Staff may add a roster that
 * is too small or lacks game IDs, but no player who is banned or on another roster.
 */
async function chooseRoster(
  tx: Tx,
  {
    tournament,
    team,
    playerIds,
    now,
  }: { tournament: TournamentRow; team: TeamRow; playerIds?: readonly string[]; now: number },
): Promise<string[]> {
  const { max } = tournament.signup;
  const candidates = await findCandidates(tx, {
    tournamentId: tournament.id,
    teamId: team.id,
    playerIds,
    now,
  });
  if (playerIds) {
    const [problem] = candidates.flatMap((candidate) => eligibilityProblem(candidate) ?? []);
    if (problem !== undefined) throw new InvalidAction(problem);
  }
  const eligible = candidates.filter((candidate) => eligibilityProblem(candidate) === null);
  const leaderFirst = eligible.toSorted(
    (one, other) => Number(other.id === team.leader) - Number(one.id === team.leader),
  );
  if (playerIds && playerIds.length > max) throw new InvalidAction(texts.rosters.full(max));
  return leaderFirst.slice(0, max).map(({ id }) => id);
}

async function saveEntry(
  tx: Tx,
  {
    tournamentId,
    teamId,
    playerIds,
  }: { tournamentId: string; teamId: string; playerIds: readonly string[] },
  action: Action,
): Promise<void> {
  const { actor, now } = action;
  await entries.save(tx, {
    tournament: tournamentId,
    team: teamId,
    state: 'registered',
    reason: null,
    seed: null,
    checkedInAt: null,
    appliedAt: now,
    appliedBy: actor.id,
    updatedAt: now,
    decidedBy: actor.id,
  });
  await saveRoster(tx, { tournamentId, teamId, playerIds }, action);
}

async function publishEntry(
  tx: Tx,
  {
    tournament,
    team,
    playerIds,
  }: { tournament: TournamentRow; team: TeamRow; playerIds: string[] },
  action: Action,
): Promise<void> {
  const tournamentId = tournament.id;
  await auditEntry(
    tx,
    {
      tournamentId,
      teamId: team.id,
      type: 'tournament.team_added',
      after: { players: playerIds },
    },
    action,
  );
  await publishEntries(tx, {
    tournamentId,
    type: 'tournament.team_registered',
    teamNames: [team.name],
    playerIds,
    isPublic: true,
  });
  await notifyTeams(
    tx,
    {
      tournament,
      teamIds: [team.id],
      type: 'tournament.team_registered',
      text: texts.invitations.registered(team.name),
    },
    action,
  );
}
