/** What people read of voting: refusals. */
export const texts = {
  locked: 'Voting on this match is closed.',
  notInMatch: 'This team does not play this match.',
  voided: 'Your vote on this match was voided by staff.',
  maxStake: (points: number) => `At most ${points} points can be staked on this match.`,
  tooFewPoints: (balance: number) => `You have ${balance} points left.`,
  tooFewOfSeason: (balance: number, season: number) =>
    `This match counts for season ${season}, of which you have ${balance} points left.`,
  votedElsewhere: 'You are voting on this match somewhere else. Try again.',
  sameTeams: 'A match needs two different teams.',
  locksInPast: 'Choose a time in the future.',
  otherTeams: 'The linked match is between other teams.',
  alreadyLinked: 'Another voting match is already linked to this match.',
  alreadyDecided: 'This match is already decided.',
  votedAlike: (matches: number) => `voted the same way on ${matches} matches`,
  clusterChanged: 'There is new evidence. Please look at it again.',
  alreadyVoided: 'This vote is already voided.',
  notVoided: 'This vote counts.',
  votesVoided: (votes: number, reason: string) => ({
    title: votes === 1 ? 'One of your votes was voided' : `${votes} of your votes were voided`,
    text: `Reason: ${reason} You get your stake back when the match is decided.`,
  }),
  voteRestored: {
    title: 'One of your votes counts again',
    text: 'Staff have restored it.',
  },
};
