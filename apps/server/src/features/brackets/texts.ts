/** What people read of brackets. */
export const texts = {
  noStages: 'This tournament has no stages to play.',
  drawnAlready: 'The bracket is drawn already.',
  playedWithoutTeam: 'Matches have been played because this team was out.',
  noBlockedStage: 'No stage waits for a decision.',
  bracketChanged: 'The bracket has changed in the meantime: look at it again.',
  tooLate: 'The last match would begin too late.',
  nothingToSchedule: 'There is no match to give a time to.',
  noTeam: (name: string) => `There is no team '${name}'.`,
  ownOpponent: 'A team cannot play against itself.',
};
