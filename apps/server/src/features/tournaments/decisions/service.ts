/** What becomes of applications: staff decide about them, and teams withdraw them. */
import type { Application, StaffApplication } from '@mes/contract/entry-schemas';
import { ForbiddenError, InvalidAction, MissingParameter } from '@mes/contract/errors';
import type { NotificationType } from '@mes/contract/notification-kinds';
import { type Decision, decisionProblem, needsReason } from '@mes/domain/roster/decisions';
import {
  type ApplicationState,
  hasReached,
  isPendingApplication,
  isPublicApplication,
  reservesPlayers,
} from '@mes/domain/tournament/lifecycle/states';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import * as teams from '../../teams/service';
import type { ApplicationKey, EntryRow } from '../applications/repository';
import * as entries from '../applications/repository';
import { getApplication, getStaffApplication } from '../applications/service';
import { applyDeadlines, type BracketControl } from '../lifecycle/service';
import { countFreePlaces, promoteWaitlisted, updateSeeding } from '../places/service';
import * as rosters from '../rosters/repository';
import { auditEntry, findPublished, lockWithStages, notifyTeams, publishEntries } from '../service';
import type { TournamentRow } from '../tables';
import { texts } from '../texts';

/** Of who deletes their account, only the id is known. */
type EntryAction = Action<Pick<Actor, 'id'>>;

interface EntryChange {
  readonly tournament: TournamentRow;
  readonly team: { readonly id: string; readonly name: string };
  readonly before: EntryRow;
  readonly to: ApplicationState;
}

const NOTIFICATION_TYPES: Record<Decision, NotificationType> = {
  registered: 'tournament.team_registered',
  waitlisted: 'tournament.team_waitlisted',
  declined: 'tournament.team_declined',
  dropped: 'tournament.team_dropped',
  disqualified: 'tournament.team_disqualified',
};

export function createDecisions({ brackets }: { readonly brackets: BracketControl }) {
  return { decide, withdraw, leaveAll };

  async function decide(
    tx: Tx,
    {
      id,
      team: teamName,
      state: to,
      reason,
    }: { id: string; team: string; state: Decision; reason?: string },
    action: Action,
  ): Promise<StaffApplication> {
    const { now } = action;
    const tournament = await applyDeadlines(tx, await lockWithStages(tx, id), now);
    const team = await teams.findTeam(tx, teamName);
    const key = { tournamentId: tournament.id, teamId: team.id };
    const before = await entries.findByTeam(tx, key);
    if (!before) throw new InvalidAction(texts.decisions.notApplied(team.name));
    if (needsReason(to) && !reason) throw new MissingParameter('reason');
    const problem = decisionProblem({
      from: before.state,
      to,
      state: tournament.state,
      freePlaces: await countFreePlaces(tx, tournament),
      isInBracket: before.seed !== null,
    });
    if (problem !== null) throw new InvalidAction(problem);

    await changeState(tx, { tournament, team, before, to, reason: reason ?? null }, action);
    const notice = texts.decisions.notices[to](team.name);
    await notifyTeams(
      tx,
      {
        tournament,
        teamIds: [team.id],
        type: NOTIFICATION_TYPES[to],
        text: reason ? `${notice} ${reason}` : notice,
      },
      action,
    );
    return getStaffApplication(tx, { tournament, teamId: team.id, now });
  }

  /** By the team's leader, at any time before the tournament is over. */
  async function withdraw(tx: Tx, { id }: { id: string }, action: Action): Promise<Application> {
    const { actor, now } = action;
    const team = await entries.findTeamOfPlayer(tx, actor.id);
    if (!team || team.leader !== actor.id) throw new ForbiddenError(texts.decisions.leaderOnly);
    // Checked before locking too, so that only teams that take part can make others wait.
    const found = await findPublished(tx, id);
    const key = { tournamentId: found.id, teamId: team.id };
    await findPendingEntry(tx, key);
    const tournament = await applyDeadlines(tx, await lockWithStages(tx, id), now);
    const before = await findPendingEntry(tx, key);
    if (tournament.state === 'finished') throw new InvalidAction(texts.lifecycle.over);

    const to = tournament.state === 'running' ? 'dropped' : 'withdrawn';
    const reason = texts.decisions.withdrawn;
    await changeState(tx, { tournament, team, before, to, reason }, action);
    return getApplication(tx, key);
  }

  /** A team that ends leaves all of its tournaments; where it is drawn it forfeits what is left for it. */
  async function leaveAll(tx: Tx, team: EntryChange['team'], action: EntryAction): Promise<void> {
    for (const { id } of await entries.findOpenTournaments(tx, team.id)) {
      const tournament = await applyDeadlines(tx, await lockWithStages(tx, id), action.now);
      const before = await entries.findByTeam(tx, { tournamentId: id, teamId: team.id });
      if (!before || !isPendingApplication(before.state)) continue;
      if (tournament.state === 'finished') continue;
      const to = tournament.state === 'running' ? 'dropped' : 'withdrawn';
      const reason = texts.decisions.disbanded;
      await changeState(tx, { tournament, team, before, to, reason }, action);
    }
  }

  async function changeState(
    tx: Tx,
    { reason, ...change }: EntryChange & { readonly reason: string | null },
    action: EntryAction,
  ): Promise<void> {
    const { tournament, team, before, to } = change;
    const tournamentId = tournament.id;
    const isRunning = hasReached(tournament.state, 'running');
    const after = await entries.save(tx, {
      ...before,
      state: to,
      reason,
      updatedAt: action.now,
      decidedBy: to === 'withdrawn' ? null : action.actor.id,
    });
    if (isRunning) await updateBracket(tx, change, action);
    else await updateReservation(tx, change);

    const wasRegistered = before.state === 'registered';
    const isRegistered = to === 'registered';
    await updateSeeding(tx, {
      tournament,
      addedIds: isRegistered && !wasRegistered ? [team.id] : [],
      removedIds: wasRegistered && !isRegistered ? [team.id] : [],
    });
    const type = `tournament.team_${to}` as const;
    await auditEntry(
      tx,
      {
        tournamentId,
        teamId: team.id,
        type,
        before: { state: before.state, reason: before.reason },
        after: { state: after.state, reason: after.reason },
      },
      action,
    );
    const playerIds = await rosters.findPlayerIds(tx, { tournamentId, teamIds: [team.id] });
    const isPublic = isPublicApplication(before.state) || isPublicApplication(to);
    await publishEntries(tx, { tournamentId, type, teamNames: [team.name], playerIds, isPublic });
    if (wasRegistered && !isRegistered) await promoteWaitlisted(tx, tournament, action);
  }

  /** While matches run, a team that leaves forfeits, and a team that comes back plays on. */
  async function updateBracket(
    tx: Tx,
    { tournament, team, before, to }: EntryChange,
    action: EntryAction,
  ): Promise<void> {
    const key = { tournamentId: tournament.id, teamId: team.id };
    if (to === 'registered') await brackets.reinstate(tx, key, action);
    else if (before.state === 'registered') await brackets.drop(tx, key, action);
  }
}

async function findPendingEntry(tx: Tx, key: ApplicationKey): Promise<EntryRow> {
  const entry = await entries.findByTeam(tx, key);
  if (!entry || !isPendingApplication(entry.state))
    throw new InvalidAction(texts.decisions.notEntered);
  return entry;
}

/** Before the start, the players of a team that is out are free for the rosters of other teams. */
async function updateReservation(
  tx: Tx,
  { tournament, team, before, to }: EntryChange,
): Promise<void> {
  const tournamentId = tournament.id;
  const active = reservesPlayers(to);
  if (active === reservesPlayers(before.state)) return;
  if (active) {
    const [taken] = await rosters.findTakenPlayers(tx, { tournamentId, teamId: team.id });
    if (taken) {
      const { playerName, otherTeamName: teamName } = taken;
      throw new InvalidAction(texts.decisions.playerTaken({ playerName, teamName }));
    }
  }
  await rosters.setActive(tx, { tournamentId, teamIds: [team.id], active });
}
