/** What people read of brackets. */
export const texts = {
  noStages: 'This tournament has no stages to play.',
  drawnAlready: 'The bracket is already drawn.',
  playedWithoutTeam: 'Matches have been played because this team was out.',
  noBlockedStage: 'No stage waits for a decision.',
  bracketChanged: 'The bracket has changed. Reload and try again.',
  tooLate: 'The last match would start too late.',
  nothingToSchedule: 'No matches to schedule.',
  notOfTournament: (matchId: string) => `There is no match '${matchId}' in this tournament.`,
  matchTwice: 'A match is named twice.',
  begun: (number: number) => `Match ${number} has started: its time can no longer change.`,
  rescheduledMeanwhile: (number: number) =>
    `Someone else has moved match ${number}. Reload and try again.`,
  noTeam: (name: string) => `There is no team '${name}'.`,
  ownOpponent: 'A team cannot play against itself.',
};
