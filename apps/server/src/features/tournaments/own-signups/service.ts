/** What the team of somebody could sign up for, and what it has signed up for. */
import type { OpenSignup } from '@mes/contract/personal-home';
import type { OwnEntry } from '@mes/domain/accounts/tasks';
import { unmetRequirements } from '@mes/domain/roster/requirements';
import {
  type ApplicationState,
  isPendingApplication,
} from '@mes/domain/tournament/lifecycle/states';
import type { Action } from '../../../platform/calls/actor';
import type { Db } from '../../../platform/database/database';
import { isTeamBanned } from '../../moderation/service';
import * as entries from '../applications/repository';
import type { TournamentView } from '../repository';
import * as repository from '../repository';
import * as rosters from '../rosters/repository';
import { toCandidate } from '../rosters/views';
import { rulesOf, stateOf, toSummary } from '../views';

export interface OwnSignups {
  /** Those that the team meets first, then by closing date. */
  readonly signups: readonly OpenSignup[];
  readonly entries: readonly OwnEntry[];
}

/** A tournament that the team misses by more than one thing is not worth a line. Rules are soon confirmed. */
const MOST_UNMET = 1;
/** More than are shown, because the team may not fit some of them. */
const LOOKED_AT = 20;

export async function listOwnSignups(
  db: Db,
  { count }: { count: number },
  { actor, now }: Action,
): Promise<OwnSignups> {
  const team = await entries.findTeamOfPlayer(db, actor.id);
  const found = await repository.findOpenForSignup(db, LOOKED_AT);
  const open = found.filter(({ row }) => stateOf(row, now) === 'signup_open');
  if (!team) {
    const signups = open.slice(0, count).map((view) => toOpenSignup(view, { now }));
    return { signups, entries: [] };
  }
  const own = await entries.findOpenByTeam(db, { teamId: team.id, playerId: actor.id });
  const pending = own.filter(({ entry }) => isPendingApplication(entry.state));
  const unmet = await findUnmet(db, { team, open }, { actor, now });
  const signups = open
    .map((view) => {
      const application = own.find(({ tournament }) => tournament.id === view.row.id)?.entry.state;
      return toOpenSignup(view, { application, unmet: unmet(view), now });
    })
    .filter(({ unmet }) => unmet.filter(({ kind }) => kind !== 'rules').length <= MOST_UNMET)
    // A stable sort: the closing date decides among those that fit alike.
    .sort((one, other) => one.unmet.length - other.unmet.length);
  return {
    signups: signups.slice(0, count),
    entries: pending.map(({ entry, tournament, isOnRoster, hasConfirmedRules }) => ({
      tournament: { id: tournament.id, name: tournament.name },
      isCheckInOpen: entry.state !== 'applied' && stateOf(tournament, now) === 'check_in',
      isCheckedIn: entry.checkedInAt !== null,
      mustConfirmRules: tournament.rulesRequired && isOnRoster && !hasConfirmedRules,
    })),
  };
}

/** Only the leader has to confirm the rules before signing up. */
async function findUnmet(
  db: Db,
  { team, open }: { team: entries.TeamOfEntry; open: readonly TournamentView[] },
  { actor, now }: Action,
): Promise<(view: TournamentView) => OpenSignup['unmet']> {
  const tournamentIds = open.map(({ row }) => row.id);
  if (tournamentIds.length === 0) return () => [];
  const isBanned = await isTeamBanned(db, team.id, now);
  const rows = await rosters.findCandidatesByTournament(db, {
    tournamentIds,
    teamId: team.id,
    now,
  });
  return ({ row }) => {
    const players = rows
      .filter(({ tournamentId }) => tournamentId === row.id)
      .map((candidate) => toCandidate(candidate, team.id));
    return unmetRequirements(rulesOf(row, now), {
      isLeader: team.leader === actor.id,
      hasConfirmedRules:
        team.leader !== actor.id ||
        players.some(({ id, hasConfirmedRules }) => id === actor.id && hasConfirmedRules),
      team: { region: team.region, isBanned, players },
    });
  };
}

function toOpenSignup(
  view: TournamentView,
  {
    application = null,
    unmet = [],
    now,
  }: { application?: ApplicationState | null; unmet?: OpenSignup['unmet']; now: number },
): OpenSignup {
  return {
    tournament: toSummary(view, now),
    teams: view.row.signup.teams,
    close: view.row.signupClose,
    application,
    unmet,
  };
}
