/** What people read of match rooms: refusals and notifications. */
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { VetoProblem } from '@mes/domain/veto/veto';

const refusals: Record<VetoProblem, string> = {
  finished: 'The veto is over.',
  paused: 'The veto is paused.',
  not_paused: 'The veto is not paused.',
  stale_token: 'This turn is over.',
  not_your_turn: 'It is the other team’s turn.',
  too_late: 'Time is up for this turn.',
  not_due: 'The time of this turn is not up yet.',
  choose_a_map: 'This turn chooses a map.',
  choose_a_side: 'This turn chooses a side.',
  map_not_in_pool: 'This map is not in the pool.',
  map_taken: 'This map is already taken.',
  nothing_to_undo: 'Nothing was chosen yet.',
};

export const texts = {
  laterMatches: 'Later matches depend on this one. Please call staff.',
  hasResult: 'This match already has a result.',
  cancelled: 'This match is cancelled.',
  teamsUnknown: 'The teams of this match are not decided yet.',
  participants: {
    onlyInside: 'This room is for the two teams and staff only.',
    onlyCaptains: 'Only the leaders of the two teams can do this.',
    onlyPlayers: 'Only players of the two teams can do this.',
    whichTeam: 'Choose the team you act for.',
  },
  checkIn: {
    notOpen: 'Check-in is not open yet.',
    live: 'This match is already live.',
    vetoNotOver: 'The veto is not over yet.',
  },
  chat: {
    empty: 'It is empty.',
  },
  staffCalls: {
    calledAlready: 'Staff have already been called.',
    bothCame: 'Both teams have checked in.',
    bothMissing: 'Neither team has checked in.',
    oneMissing: (teamName: string | undefined) => `${teamName} has not checked in.`,
  },
  schedule: {
    otherTeamAnswers: 'The other team answers your proposal.',
    proposedMeanwhile: 'The other team has just proposed a time.',
    begun: 'Only a match that has not begun can be moved.',
    tooSoon: 'It must be at least five minutes from now.',
    tooLate: 'It must be within the next 60 days.',
    same: 'The match already starts at that time.',
    closed: 'This proposal is no longer open.',
  },
  veto: {
    refusals,
    begunAlready: 'A veto starts before its match, and only once.',
    notStarted: 'The veto has not started.',
    over: 'The veto of this match is over.',
    played: 'The match has been played on these maps.',
  },
  notifications: {
    turn: {
      title: (match: MatchSummary | undefined) => `Your turn: ${pairing(match)}`,
      text: (task: string, seconds: number) => `${task} within ${seconds} seconds.`,
      chooseSide: 'Choose a side',
      banMap: 'Ban a map',
      pickMap: 'Pick a map',
    },
    proposed: (match: MatchSummary | undefined, startsAt: number) => ({
      title: pairing(match),
      text: `The other team proposes ${timeText(startsAt)}. Accept it, decline it or propose another time.`,
    }),
    declined: (match: MatchSummary | undefined, startsAt: number) => ({
      title: pairing(match),
      text: `The other team declines ${timeText(startsAt)}.`,
    }),
  },
};

function pairing(match: MatchSummary | undefined): string {
  return `${match?.teamA?.name} vs ${match?.teamB?.name}`;
}

/** In UTC: the server does not know the time zone of the reader. */
function timeText(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
