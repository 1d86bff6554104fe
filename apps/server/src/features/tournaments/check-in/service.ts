/** Check-in: a team that does not confirm that it is present loses its place to the waitlist. */

import type { Application } from '@mes/contract/entry-schemas';
import { ForbiddenError, InvalidAction } from '@mes/contract/errors';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { Action, Actor, AnyAction } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { assertNotBanned, isTeamBanned } from '../../moderation/service';
import * as teams from '../../teams/service';
import type { EntryRow } from '../applications/repository';
import * as entries from '../applications/repository';
import { getApplication } from '../applications/service';
import { countFreePlaces, promoteWaitlisted, publishTeams, updateSeeding } from '../places/service';
import { validateReady } from '../readiness/service';
import * as rosters from '../rosters/repository';
import { auditEntry, lockPublished, notifyLeaders, notifyTeams, publishEntries } from '../service';
import type { TournamentRow } from '../tables';
import { texts } from '../texts';
import { stateOf } from '../views';

/** Leaders check their own team in, staff any team. */
export async function checkIn(
  tx: Tx,
  { id, team: teamName, present }: { id: string; team?: string; present: boolean },
  action: Action,
): Promise<Application> {
  const { actor, now } = action;
  const tournament = await lockPublished(tx, id);
  const tournamentId = tournament.id;
  const isStaff = satisfies(actor.permissions, 'Moderator');
  const team = await findTeam(tx, { teamName, actor, isStaff });
  if (!present && !isStaff) throw ForbiddenError.missing('Moderator');
  if (!isStaff) {
    assertNotBanned(actor, 'tournaments');
    if (await isTeamBanned(tx, team.id, now)) throw ForbiddenError.teamBanned(team.name);
  }
  const entry = await entries.findByTeam(tx, { tournamentId, teamId: team.id });
  assertOpen(tournament, { entry, now });
  if (!entry) throw new InvalidAction(texts.checkIn.notEntered(team.name));
  if (entry.state !== 'registered' && entry.state !== 'waitlisted')
    throw new InvalidAction(texts.checkIn.notRegistered(team.name));
  if (present && !isStaff) {
    const problem = await validateReady(tx, { tournament, teamId: team.id }, now);
    if (problem !== null) throw new InvalidAction(problem);
  }

  const wasPresent = entry.checkedInAt !== null;
  if (wasPresent !== present) {
    await entries.save(tx, { ...entry, checkedInAt: present ? now : null, updatedAt: now });
    const type = present ? 'tournament.team_checked_in' : 'tournament.check_in_taken_back';
    await auditEntry(tx, { tournamentId, teamId: team.id, type }, action);
    await publishEntries(tx, {
      tournamentId,
      type,
      teamNames: [team.name],
      playerIds: [],
      isPublic: entry.state === 'registered',
    });
  }
  return getApplication(tx, { tournamentId, teamId: team.id });
}

async function findTeam(
  tx: Tx,
  { teamName, actor, isStaff }: { teamName?: string; actor: Actor; isStaff: boolean },
): Promise<{ id: string; name: string }> {
  const own = await entries.findTeamOfPlayer(tx, actor.id);
  const isOwn =
    own && (teamName === undefined || own.name.toLowerCase() === teamName.toLowerCase());
  if (isOwn && (own.leader === actor.id || isStaff)) return own;
  if (teamName === undefined || !isStaff) throw new ForbiddenError(texts.checkIn.leaderOnly);
  return teams.findTeam(tx, teamName);
}

/** After its end it stays open for registered teams that have to check in again. */
function assertOpen(
  tournament: TournamentRow,
  { entry, now }: { entry: EntryRow | undefined; now: number },
): void {
  const state = stateOf(tournament, now);
  if (state === 'check_in') return;
  // By the row: until its end is dealt with, a team without check-in is one that has missed it.
  const isAsked = entry?.state === 'registered' && entry.checkedInAt === null;
  if (tournament.state === 'seeding' && isAsked) return;
  const isOver = state === 'seeding' || state === 'running' || state === 'finished';
  throw new InvalidAction(isOver ? texts.checkIn.closed : texts.checkIn.notOpenYet);
}

export async function notifyCheckInOpened(
  tx: Tx,
  tournament: TournamentRow,
  action: AnyAction,
): Promise<void> {
  const expected = await entries.findAll(tx, {
    tournamentId: tournament.id,
    states: ['registered', 'waitlisted'],
  });
  await notifyLeaders(
    tx,
    {
      tournament,
      teamIds: expected.map(({ team }) => team.id),
      type: 'tournament.check_in_opened',
      text: texts.checkIn.opened,
    },
    action,
  );
}

/** Only leaders of registered teams: waitlisted teams have no place to lose. */
export async function remindOfCheckIn(
  tx: Tx,
  tournament: TournamentRow,
  action: AnyAction,
): Promise<void> {
  await notifyLeaders(
    tx,
    {
      tournament,
      teamIds: await findMissingTeamIds(tx, tournament.id),
      type: 'tournament.check_in_closing',
      text: texts.checkIn.closingSoon,
    },
    action,
  );
}

/** Drops registered teams that have not checked in, and promotes waitlisted teams that have. */
export async function closeCheckIn(
  tx: Tx,
  tournament: TournamentRow,
  action: AnyAction,
): Promise<void> {
  const teamIds = await findMissingTeamIds(tx, tournament.id);
  if (teamIds.length > 0) await dropMissingTeams(tx, { tournament, teamIds }, action);
  await promoteWaitlisted(tx, tournament, action);
}

async function findMissingTeamIds(tx: Tx, tournamentId: string): Promise<string[]> {
  const registered = await entries.findAll(tx, { tournamentId, states: ['registered'] });
  return registered.flatMap(({ entry, team }) => (entry.checkedInAt === null ? [team.id] : []));
}

async function dropMissingTeams(
  tx: Tx,
  { tournament, teamIds }: { tournament: TournamentRow; teamIds: readonly string[] },
  action: AnyAction,
): Promise<void> {
  const tournamentId = tournament.id;
  const reason = texts.checkIn.missed;
  await entries.updateAll(
    tx,
    { tournamentId, teamIds },
    { state: 'dropped', reason, updatedAt: action.now, decidedBy: null },
  );
  await rosters.setActive(tx, { tournamentId, teamIds, active: false });
  await updateSeeding(tx, { tournament, addedIds: [], removedIds: teamIds });
  for (const teamId of teamIds) {
    const change = { tournamentId, teamId, type: 'tournament.team_dropped', after: { reason } };
    await auditEntry(tx, change, { ...action, actor: null });
  }
  await publishTeams(tx, { tournamentId, type: 'tournament.teams_changed', teamIds });
  await notifyTeams(
    tx,
    { tournament, teamIds, type: 'tournament.team_dropped', text: texts.checkIn.placeLost },
    action,
  );
}

/**
 * When check-in opens again, registers the teams that were dropped at its end, as far as there are
 * places and none of their players is on another roster by now.
 */
export async function restoreDroppedTeams(
  tx: Tx,
  tournament: TournamentRow,
  action: AnyAction,
): Promise<void> {
  const tournamentId = tournament.id;
  const dropped = await entries.findAll(tx, { tournamentId, states: ['dropped'] });
  const freePlaces = await countFreePlaces(tx, tournament);
  const taken = await rosters.findTakenPlayers(tx, { tournamentId });
  const teamIds: string[] = [];
  for (const { entry, team } of dropped) {
    const missedCheckIn = entry.decidedBy === null && entry.reason === texts.checkIn.missed;
    const isTaken = taken.some(({ teamId }) => teamId === team.id);
    if (missedCheckIn && !isTaken && teamIds.length < freePlaces) teamIds.push(team.id);
  }
  if (teamIds.length === 0) return;
  await entries.updateAll(
    tx,
    { tournamentId, teamIds },
    { state: 'registered', reason: null, updatedAt: action.now },
  );
  await rosters.setActive(tx, { tournamentId, teamIds, active: true });
  await updateSeeding(tx, { tournament, addedIds: teamIds, removedIds: [] });
  for (const teamId of teamIds)
    await auditEntry(tx, { tournamentId, teamId, type: 'tournament.team_registered' }, action);
  await publishTeams(tx, { tournamentId, type: 'tournament.teams_changed', teamIds });
}
