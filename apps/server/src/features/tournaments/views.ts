import type {
  EditedTournament,
  ListedTournament,
  Tournament,
  TournamentSummary,
} from '@mes/contract/tournament-schemas';
import { type EntryRules, requirementsOf } from '@mes/domain/roster/requirements';
import {
  type Deadlines,
  isRosterLocked,
  stateAt,
} from '@mes/domain/tournament/lifecycle/deadlines';
import { frozenSettings } from '@mes/domain/tournament/lifecycle/edits';
import type { ApplicationState, TournamentState } from '@mes/domain/tournament/lifecycle/states';
import { prizePoolOf } from '@mes/domain/tournament/points/worth';
import { pictureReference } from '../../platform/files/store';
import { toTeamReference } from '../teams/service';
import type { TournamentProgress, TournamentView } from './repository';
import type { TournamentRow } from './tables';

/** The state at this time, also when the ticker has not applied a deadline yet. */
export function stateOf(tournament: TournamentRow, now: number): TournamentState {
  return tournament.archived ? tournament.state : stateAt(tournament.state, tournament, now);
}

export function deadlinesOf(tournament: TournamentRow): Deadlines {
  const { signupOpen, signupClose, checkInOpen, checkInClose, rosterLock } = tournament;
  return { signupOpen, signupClose, checkInOpen, checkInClose, rosterLock };
}

export function rulesOf(tournament: TournamentRow, now: number): EntryRules {
  const { min, max, regions } = tournament.signup;
  return {
    min,
    max,
    regions,
    rulesRequired: tournament.rulesRequired,
    isLocked:
      tournament.rosterLock === null ? null : isRosterLocked(tournament.state, tournament, now),
  };
}

export function signupSettingsOf({ signup, ...row }: TournamentRow): Tournament['signup'] {
  return {
    ...signup,
    open: row.signupOpen,
    close: row.signupClose,
    checkInOpen: row.checkInOpen,
    checkInClose: row.checkInClose,
    rosterLock: row.rosterLock,
  };
}

export function toSummary(
  { row, registered, winner }: TournamentView,
  now: number,
): TournamentSummary {
  const picture = pictureReference(row.picture);
  return {
    id: row.id,
    name: row.name,
    game: 'CriticalOps',
    region: row.region,
    season: row.season,
    state: stateOf(row, now),
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    picture: picture && { url: picture.url, placeholder: picture.placeholder },
    theme: row.theme,
    prizePool: prizePoolOf(row.prizes),
    registered,
    winner: winner && toTeamReference(winner),
  };
}

export function toListed(
  view: TournamentView,
  progress: TournamentProgress | null,
  now: number,
): ListedTournament {
  const { signupOpen, signupClose, signup } = view.row;
  return {
    ...toSummary(view, now),
    signup: { open: signupOpen, close: signupClose, teams: signup.teams },
    progress,
  };
}

export function toTournament(view: TournamentView, now: number): Tournament {
  const { row } = view;
  return {
    ...toSummary(view, now),
    description: row.description,
    rules: row.rules,
    rulesRequired: row.rulesRequired,
    streamLink: row.streamLink,
    captainRoleId: row.captainRoleId,
    accent: row.accent,
    signup: signupSettingsOf(row),
    stages: row.stages,
    mapPool: row.mapPool,
    tieBreaks: row.tieBreaks,
    prizes: row.prizes,
    points: row.points,
    requirements: requirementsOf(rulesOf(row, now)),
    revision: row.revision,
  };
}

export function toEdited(
  view: TournamentView,
  {
    steps,
    applications,
    now,
  }: {
    steps: EditedTournament['steps'];
    applications: Partial<Record<ApplicationState, number>>;
    now: number;
  },
): EditedTournament {
  return {
    ...toTournament(view, now),
    archived: view.row.archived,
    steps,
    frozen: frozenSettings(stateOf(view.row, now)),
    applications,
  };
}
