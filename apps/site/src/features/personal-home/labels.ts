import type { OwnMatch, PersonalHome } from '@mes/contract/personal-home';
import type { APPLICATION_STATES } from '@mes/contract/vocabulary';
import type { RequirementKind } from '@mes/domain/roster/requirements';
import type { MatchStep } from '@mes/domain/series/next-step';
import * as texts from './texts';

interface StepLabel {
  readonly title: string;
  readonly text?: string;
  /** Of the button that leads to the match room, where that is what is due. */
  readonly button?: string;
}

/** `{opponent}` stands for the name of the other team. */
export const STEP_LABELS: Readonly<Record<MatchStep, StepLabel>> = {
  wait_for_teams: { title: texts.waitForTeams },
  wait_for_check_in: { title: texts.waitForCheckIn },
  check_in: { title: texts.checkInOpen },
  ready: { title: texts.readyTitle, text: texts.readyText, button: texts.getReady },
  wait_for_captain: { title: texts.waitForCaptain, text: texts.waitForCaptainText },
  wait_for_opponent: { title: texts.waitForOpponent, text: texts.waitForOpponentText },
  take_turn: { title: texts.yourTurn, text: texts.yourTurnText, button: texts.openVeto },
  watch_veto: { title: texts.vetoIsOn, text: texts.vetoIsOnText, button: texts.watchVeto },
  play: { title: texts.matchIsLive, text: texts.playText },
  report: { title: texts.matchIsLive, text: texts.reportText, button: texts.reportResult },
  answer_report: { title: texts.answerTitle, text: texts.answerText, button: texts.answerResult },
  wait_for_answer: { title: texts.waitForAnswer, text: texts.waitForAnswerText },
  wait_for_staff: { title: texts.disputed, text: texts.disputedText },
  banned: { title: texts.bannedTitle, text: texts.bannedText },
};

/** Which of the four steps (check-in, veto, play, report) a match is in. */
export function phaseOf({ step, match }: Pick<OwnMatch, 'step' | 'match'>): 0 | 1 | 2 | 3 {
  if (step.includes('answer') || step === 'wait_for_staff') return 3;
  // Leaders can report from the start of the match on, which does not mean that it is over.
  if (match.state === 'live') return 2;
  if (step === 'report') return 3;
  if (step === 'take_turn' || step === 'watch_veto') return 1;
  if (match.state === 'veto') return 2;
  const isIn = step === 'ready' || step === 'wait_for_captain' || step === 'wait_for_opponent';
  return isIn ? 1 : 0;
}

export const APPLICATION_LABELS: Readonly<Record<(typeof APPLICATION_STATES)[number], string>> = {
  applied: texts.appliedState,
  registered: texts.registeredState,
  waitlisted: texts.waitlistedState,
  declined: texts.declinedState,
  withdrawn: texts.withdrawnState,
  dropped: texts.droppedState,
  disqualified: texts.disqualifiedState,
};

/** Why a team cannot sign up yet, in a few words; the page of the tournament says all of it. */
export const UNMET_LABELS: Readonly<Record<RequirementKind, string>> = {
  leader: texts.askLeader,
  roster_size: texts.rosterSizeUnmet,
  one_roster: texts.oneRosterUnmet,
  region: texts.regionUnmet,
  game_ids: texts.gameIdsUnmet,
  not_banned: texts.bannedUnmet,
  rules: texts.rulesUnmet,
  roster_lock: texts.rosterLockUnmet,
};

type Task = PersonalHome['tasks'][number];

/** What to do, why, and the label of the button. */
export const TASK_LABELS: Readonly<
  Record<Task['kind'], { title: string; text: string; button: string }>
> = {
  check_in_team: {
    title: texts.checkInTeam,
    text: texts.checkInTeamText,
    button: texts.openTournament,
  },
  confirm_rules: {
    title: texts.confirmRules,
    text: texts.confirmRulesText,
    button: texts.openTournament,
  },
  answer_invitation: {
    title: texts.answerInvitation,
    text: texts.answerInvitationText,
    button: texts.showInvitations,
  },
  answer_requests: {
    title: texts.answerRequests,
    text: texts.answerRequestsText,
    button: texts.manageTeam,
  },
  fix_game_id: {
    title: texts.fixGameId,
    text: texts.fixGameIdText,
    button: texts.correctGameId,
  },
  give_game_id: { title: texts.giveGameId, text: texts.giveGameIdText, button: texts.addGameId },
  give_country: { title: texts.giveCountry, text: texts.giveCountryText, button: texts.addCountry },
  find_team: { title: texts.findTeam, text: texts.findTeamText, button: texts.chooseTeam },
  invite_players: {
    title: texts.invitePlayers,
    text: texts.invitePlayersText,
    button: texts.manageTeam,
  },
  remind_players: {
    title: texts.remindPlayers,
    text: texts.remindPlayersText,
    button: texts.manageTeam,
  },
  sign_up: { title: texts.signUpTask, text: texts.signUpTaskText, button: texts.showSignups },
};
