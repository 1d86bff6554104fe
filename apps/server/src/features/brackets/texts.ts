/** What people read of brackets. */
export const texts = {
  noStages: 'This tournament has no stages to play.',
  drawnAlready: 'The bracket is drawn already.',
  playedWithoutTeam: 'Matches have been played because this team was out.',
  noBlockedStage: 'No stage waits for a decision.',
  bracketChanged: 'The bracket has changed in the meantime: look at it again.',
  tooLate: 'The last match would start too late.',
  nothingToSchedule: 'No matches to schedule.',
  noTeam: (name: string) => `There is no team '${name}'.`,
  ownOpponent: 'A team cannot play against itself.',
};
