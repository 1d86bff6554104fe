/** What people read of voting: refusals. */
export const texts = {
  locked: 'Voting on this match is closed.',
  notInMatch: 'This team does not play this match.',
  voided: 'Your vote on this match was voided by staff.',
  maxStake: (points: number) => `At most ${points} points can be staked on this match.`,
  tooFewPoints: (balance: number) => `You have ${balance} points left.`,
  sameTeams: 'A match needs two different teams.',
  otherTeams: 'The linked match is between other teams.',
  alreadyLinked: 'Another voting match is linked to this match already.',
  alreadyDecided: 'This match has been decided already.',
};
