/** What people read: messages of errors, and texts of notifications. */
import type { Decision } from '@mes/domain/roster/decisions';

export const texts = {
  allMatches: 'All matches',
  lifecycle: {
    justStarted: 'This tournament has just started. Please try again.',
    archived: 'Restore this tournament from the archive first.',
    over: 'The tournament is over.',
    started: 'The tournament has started. See when your team plays.',
  },
  signup: {
    leaderOnly: 'Only the team leader can sign up for tournaments!',
    notOpenYet: 'Registration opens soon!',
    closed: 'Registration has closed',
    disqualified: 'Your team was disqualified from this tournament.',
    rulesUnconfirmed: 'You must confirm the rules first!',
    unknownPlayer: (playerId: string) => `There is no player '${playerId}'.`,
    registered: (teamName: string) => `${teamName} is registered.`,
  },
  rules: {
    notRequired: 'The rules of this tournament need no confirmation.',
  },
  places: {
    promoted: 'A spot has opened up: your team is registered.',
  },
  applications: {
    signedUp: ({ teamName, tournamentName }: { teamName: string; tournamentName: string }) =>
      `${teamName} is signed up for ${tournamentName}. Withdraw from it first.`,
  },
  decisions: {
    notApplied: (teamName: string) => `${teamName} has not applied to this tournament.`,
    leaderOnly: 'Only the team leader can withdraw from tournaments!',
    notEntered: 'Your team does not take part in this tournament.',
    withdrawn: 'Withdrawn by the team',
    disbanded: 'The team has disbanded',
    playerTaken: ({ playerName, teamName }: { playerName: string; teamName: string }) =>
      `${playerName} is already on the roster of ${teamName}.`,
    notices: {
      registered: (teamName: string) => `${teamName} is registered.`,
      waitlisted: (teamName: string) => `${teamName} is on the waitlist.`,
      declined: (teamName: string) => `${teamName} was declined.`,
      dropped: (teamName: string) => `${teamName} was dropped.`,
      disqualified: (teamName: string) => `${teamName} was disqualified.`,
    } satisfies Record<Decision, (teamName: string) => string>,
  },
  invitations: {
    disbanded: 'This team has disbanded.',
    banned: (teamName: string) => `${teamName} is banned from tournaments.`,
    drawn: 'The bracket is drawn: no other team can join.',
    applied: (teamName: string) => `${teamName} has applied to this tournament: decide about that.`,
    full: 'All places are taken.',
    registered: (teamName: string) => `${teamName} is registered.`,
  },
  rosters: {
    missing: ({ teamName, tournamentName }: { teamName: string; tournamentName: string }) =>
      `${teamName} does not have a ${tournamentName} roster.`,
    unknownPlayer: (playerId: string) => `There is no player '${playerId}'.`,
    onRosterAlready: (playerName: string) => `${playerName} is already on this roster.`,
    notOnRoster: 'This player is not on the roster.',
    full: (max: number) => `A roster holds at most ${max} players.`,
    lastPlayer: 'A roster keeps at least one player.',
    changed: (teamName: string) => `Staff have changed the roster of ${teamName}.`,
  },
  checkIn: {
    leaderOnly: 'Only the team leader can check the team in!',
    notEntered: (teamName: string) => `${teamName} does not take part in this tournament.`,
    notRegistered: (teamName: string) => `${teamName} is not registered for this tournament.`,
    notOpenYet: 'Check-in is not open yet.',
    closed: 'Check-in has closed.',
    askedAgain: (playerNames: readonly string[]) =>
      `Your roster has changed, so your team must check in again. These players have not confirmed the rules: ${playerNames.join(', ')}.`,
    missed: 'Did not check in',
    opened: 'Check-in is open. Teams that do not check in lose their place.',
    closingSoon: 'Check-in closes soon, and your team has not checked in yet.',
    placeLost: 'Your team did not check in and has lost its place.',
  },
  seeding: {
    drawn: 'The bracket is drawn: the seeding is final.',
    signupOpen: 'Signup is still open: the teams can change.',
    conflict: 'Someone else changed the seeding. Reload and try again.',
    published: 'Seeding published.',
    notRegistered: (teamName: string) => `${teamName} is not registered.`,
    namedTwice: (teamName: string) => `${teamName} is named twice.`,
    missing: (teamName: string) => `${teamName} is missing.`,
  },
  settings: {
    idTaken: (id: string) => `There is already a tournament '${id}'.`,
    conflict: 'Someone else changed this tournament. Reload and try again.',
    registeredAlready: (count: number) => `${count} teams are already registered.`,
    runningNotArchived: 'A tournament that is running cannot be archived.',
    onlyDraftsDeleted: 'Only a draft can be deleted. Archive this tournament instead.',
    invalid: (reason: string) => `It ${reason}.`,
    datesOutOfBounds: 'Another date of the tournament would be before 1970 or after 9999.',
    noSeasonInId: 'The digits of the id are no season. Choose a season.',
  },
};
