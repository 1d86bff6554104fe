/** Signup: what leaders read before they sign their team up, and what happens when they do. */
import type { Application, Requirement, Signup } from '@mes/contract/entry-schemas';
import { ForbiddenError, InvalidAction } from '@mes/contract/errors';
import { type Applicant, meetsRequirement, requirementsOf } from '@mes/domain/roster/requirements';
import { rosterProblem } from '@mes/domain/roster/roster';
import { isRosterLocked } from '@mes/domain/tournament/lifecycle/deadlines';
import {
  hasReached,
  isPendingApplication,
  isPublicApplication,
} from '@mes/domain/tournament/lifecycle/states';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { assertNotBanned, isTeamBanned } from '../../moderation/service';
import type { EntryRow, TeamOfEntry } from '../applications/repository';
import * as entries from '../applications/repository';
import { findApplication, getApplication } from '../applications/service';
import { countFreePlaces, updateSeeding } from '../places/service';
import { askForCheckIn } from '../readiness/service';
import * as rosters from '../rosters/repository';
import { findCandidates, saveRoster } from '../rosters/service';
import { findConfirmedAt } from '../rules/repository';
import { auditEntry, findPublished, lockPublished, notifyTeams, publishEntries } from '../service';
import type { TournamentRow } from '../tables';
import { texts } from '../texts';
import { rulesOf, signupSettingsOf, stateOf } from '../views';

/** With the application of the actor's own team. */
export async function getSignup(
  db: Db,
  id: string,
  { actor, now }: Action<Actor | null>,
): Promise<Signup> {
  const tournament = await findPublished(db, id);
  const team = actor && (await entries.findTeamOfPlayer(db, actor.id));
  const { registered = 0 } = await entries.countByState(db, tournament.id);
  const application =
    team && (await findApplication(db, { tournamentId: tournament.id, teamId: team.id }));
  return {
    ...signupSettingsOf(tournament),
    state: stateOf(tournament, now),
    registered,
    rosterLocked: isRosterLocked(tournament.state, tournament, now),
    application: application ?? null,
  };
}

/** With what the actor's own team meets of them. */
export async function listRequirements(
  db: Db,
  id: string,
  { actor, now }: Action<Actor | null>,
): Promise<Requirement[]> {
  const tournament = await findPublished(db, id);
  const rules = rulesOf(tournament, now);
  const entrant = actor && (await findEntrant(db, tournament.id, { actor, now }));
  const isSignedUp = actor !== null && (await hasSignedUp(db, tournament.id, actor.id));
  return requirementsOf(rules).map((requirement) => ({
    ...requirement,
    met:
      // Done for all its members once the leader has.
      (requirement.kind === 'leader' && isSignedUp) ||
      meetsRequirement(requirement.kind, rules, entrant),
  }));
}

async function hasSignedUp(db: Db, tournamentId: string, playerId: string): Promise<boolean> {
  const team = await entries.findTeamOfPlayer(db, playerId);
  const entry = team && (await entries.findByTeam(db, { tournamentId, teamId: team.id }));
  return entry !== undefined && isPendingApplication(entry.state);
}

async function findEntrant(
  db: Db,
  tournamentId: string,
  { actor, now }: Action,
): Promise<Applicant> {
  const team = (await entries.findTeamOfPlayer(db, actor.id)) ?? null;
  const confirmedAt = await findConfirmedAt(db, { tournamentId, playerId: actor.id });
  const players = team ? await findCandidates(db, { tournamentId, teamId: team.id, now }) : [];
  return {
    isLeader: team?.leader === actor.id,
    hasConfirmedRules: confirmedAt !== null,
    team: team && {
      region: team.region,
      isBanned: await isTeamBanned(db, team.id, now),
      players,
    },
  };
}

/** Signs the actor's team up, or changes its roster. */
export async function apply(
  tx: Tx,
  { id, players }: { id: string; players: readonly string[] },
  action: Action,
): Promise<Application> {
  const { actor, now } = action;
  const tournament = await lockPublished(tx, id);
  const tournamentId = tournament.id;
  const team = await entries.lockTeamOfPlayer(tx, actor.id);
  const before = team && (await entries.findByTeam(tx, { tournamentId, teamId: team.id }));
  const hasEntry = before !== undefined && isPendingApplication(before.state);
  assertOpen(tournament, { hasEntry, now });
  assertNotBanned(actor, 'tournaments');
  if (!team || team.leader !== actor.id || team.disbandedAt !== null)
    throw new ForbiddenError(texts.signup.leaderOnly);
  if (await isTeamBanned(tx, team.id, now)) throw ForbiddenError.teamBanned(team.name);
  if (before?.state === 'disqualified') throw new InvalidAction(texts.signup.disqualified);
  const playerIds = [...new Set(players)];
  await assertRoster(tx, { tournament, team, playerIds, now });
  await assertRulesConfirmed(tx, tournament, actor.id);

  const entry = await saveEntry(tx, { tournament, team, before }, action);
  const formerIds = await rosters.findPlayerIds(tx, { tournamentId, teamIds: [team.id] });
  await saveRoster(tx, { tournamentId, teamId: team.id, playerIds }, action);
  if (entry.state === 'registered' && before?.state !== 'registered')
    await updateSeeding(tx, { tournament, addedIds: [team.id], removedIds: [] });
  await publishApplication(tx, { tournament, team, before, entry, playerIds }, action);
  await askForCheckIn(tx, { tournament, team, entry, formerIds }, action);
  return getApplication(tx, { tournamentId, teamId: team.id });
}

/** Teams that have signed up can change their roster for longer than others can sign up. */
function assertOpen(
  tournament: TournamentRow,
  { hasEntry, now }: { hasEntry: boolean; now: number },
): void {
  const state = stateOf(tournament, now);
  if (tournament.archived) throw new InvalidAction(texts.signup.closed);
  if (!hasReached(state, 'signup_open')) throw new InvalidAction(texts.signup.notOpenYet);
  if (state === 'signup_open') return;
  if (!hasEntry || isRosterLocked(tournament.state, tournament, now))
    throw new InvalidAction(texts.signup.closed);
}

async function assertRoster(
  tx: Tx,
  {
    tournament,
    team,
    playerIds,
    now,
  }: { tournament: TournamentRow; team: TeamOfEntry; playerIds: readonly string[]; now: number },
): Promise<void> {
  const players = await findCandidates(tx, {
    tournamentId: tournament.id,
    teamId: team.id,
    playerIds,
    now,
  });
  const unknownId = playerIds.find((id) => !players.some((player) => player.id === id));
  if (unknownId !== undefined) throw new InvalidAction(texts.signup.unknownPlayer(unknownId));
  const problem = rosterProblem(rulesOf(tournament, now), { region: team.region, players });
  if (problem !== null) throw new InvalidAction(problem);
}

async function assertRulesConfirmed(
  tx: Tx,
  { id, rulesRequired }: TournamentRow,
  playerId: string,
): Promise<void> {
  if (!rulesRequired) return;
  const confirmedAt = await findConfirmedAt(tx, { tournamentId: id, playerId });
  if (confirmedAt === null) throw new InvalidAction(texts.signup.rulesUnconfirmed);
}

/**
 * A team keeps its place on the waitlist when its roster changes. A team that staff have rejected
 * can apply again, but then staff decide, even where signup is automatic.
 */
async function saveEntry(
  tx: Tx,
  {
    tournament,
    team,
    before,
  }: { tournament: TournamentRow; team: TeamOfEntry; before: EntryRow | undefined },
  { actor, now }: Action,
): Promise<EntryRow> {
  if (before && isPendingApplication(before.state))
    return entries.save(tx, { ...before, updatedAt: now });
  const wasRejected = before?.decidedBy != null;
  const isAutomatic = tournament.signup.automatic && !wasRejected;
  const hasPlace = isAutomatic && (await countFreePlaces(tx, tournament)) > 0;
  return entries.save(tx, {
    tournament: tournament.id,
    team: team.id,
    state: hasPlace ? 'registered' : isAutomatic ? 'waitlisted' : 'applied',
    reason: null,
    seed: null,
    checkedInAt: null,
    appliedAt: now,
    appliedBy: actor.id,
    updatedAt: now,
    decidedBy: before?.decidedBy ?? null,
  });
}

async function publishApplication(
  tx: Tx,
  {
    tournament,
    team,
    before,
    entry,
    playerIds,
  }: {
    tournament: TournamentRow;
    team: TeamOfEntry;
    before: EntryRow | undefined;
    entry: EntryRow;
    playerIds: readonly string[];
  },
  action: Action,
): Promise<void> {
  const tournamentId = tournament.id;
  const isNew = !before || !isPendingApplication(before.state);
  const type = isNew ? 'tournament.team_applied' : 'tournament.roster_changed';
  const after = { state: entry.state, players: [...playerIds] };
  await auditEntry(tx, { tournamentId, teamId: team.id, type, after }, action);
  const isPublic = isPublicApplication(entry.state);
  await publishEntries(tx, { tournamentId, type, teamNames: [team.name], playerIds, isPublic });
  if (!isNew || entry.state !== 'registered') return;
  const text = texts.signup.registered(team.name);
  await notifyTeams(
    tx,
    { tournament, teamIds: [team.id], type: 'tournament.team_registered', text },
    action,
  );
}
