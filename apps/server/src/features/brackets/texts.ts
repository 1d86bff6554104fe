/** What people read of brackets. */
export const texts = {
  noStages: 'This tournament has no stages to play.',
  drawnAlready: 'The bracket is drawn already.',
  playedWithoutTeam: 'Matches have been played because this team was out.',
  noBlockedStage: 'No stage waits for a decision.',
  bracketChanged: 'The bracket has changed in the meantime: look at it again.',
  tooLate: 'The last match would start too late.',
  nothingToSchedule: 'No matches to schedule.',
  notOfTournament: (matchId: string) => `There is no match '${matchId}' in this tournament.`,
  matchTwice: 'A match is named twice.',
  begun: (number: number) => `Match ${number} has begun: its time cannot change any more.`,
  rescheduledMeanwhile: (number: number) =>
    `Somebody else has moved match ${number} meanwhile: look at the schedule again.`,
  noTeam: (name: string) => `There is no team '${name}'.`,
  ownOpponent: 'A team cannot play against itself.',
};
