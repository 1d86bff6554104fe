/** What people read of the match voting. */
export const matchVoting = 'Match Voting';
export const voting = 'Voting';
export const lead =
  'Everyone gets 1,000 points each season. Stake up to 100 on a match: those who pick the winner share all stakes.';
export const description = 'Vote on matches, climb the leaderboard of the season.';

export const tabs = 'Sections of the voting';
export const matches = 'Matches';
export const leaderboard = 'Leaderboard';
export const myVotes = 'My votes';
export const manage = 'Manage';

export const openMatches = 'Open for votes';
export const noneOpen = 'No match is open for votes right now.';
export const waiting = 'Waiting for the result';
export const results = 'Results';
export const noResults = 'No vote has been decided yet.';
export const seeSchedule = 'See the matches';
export const allVotings = 'All votings';

export const bestOf = 'BO{maps}';
export const locksIn = 'Locks in';
export const locked = 'Locked';
export const noLock = 'Open until the match starts';

export const poolShare = '{teamA} {shareA}, {teamB} {shareB} of the points';
export const stakes = '{points} points, {votes} votes';
export const oneVote = '{points} points, 1 vote';
export const paysTimes = 'Pays ×{factor}';
export const paidTimes = 'Paid ×{factor}';
export const paysUnknown = 'Pays –';
export const chance = '{percent}% by Elo';
export const payHint = 'Current return for one point if this team wins';
export const chanceHint = 'Chance to win by Elo rating';

export const chooseTeam = 'Who will win?';
export const stake = 'Stake';
export const stakePoints = 'Stake in points';
export const stakeHint =
  'Arrow keys move by one; 1 to 9 choose tenths of the most you can stake, 0 all of it.';
export const maximum = 'Max {points}';
export const wouldPay = '{points} points on {team} would currently return {payout}.';
export const stakeOn = 'Stake {points} on {team}';
export const changeVote = 'Change to {points} on {team}';
export const voteStands = 'You have {points} points on {team}.';
export const takeBack = 'Take back';
export const noPoints = 'You have no points left to stake.';
export const signInToVote = 'Sign in to vote';
export const signInNote = 'Sign in to stake points on matches. You start each season with 1,000.';
export const voided = 'Staff voided this vote. Your stake was returned.';

export const youWon = 'You won {points} points';
export const youLost = 'You lost {points} points';
export const stakeBack = 'Your {points} points were returned';
export const votedFor = '{points} on {team}';

export const season = 'Season {season}';
export const seasonLabel = 'Season';
export const currentSeason = 'Season {season} (running)';
export const freePoints = 'Points to stake';
export const staked = 'Staked';
export const debt = 'Owed';
export const debtHint =
  'A corrected result took back more than you had left. Your next winnings repay it.';
export const rank = 'Rank';
export const rankOf = '{rank} of {voters}';
export const points = 'Points';
export const votesCount = 'Votes';
export const correct = 'Right';
export const voter = 'Voter';
export const voters = '{count} voters';
export const oneVoter = '1 voter';
export const votersByPoints = 'Voters of the season by points';
export const nobodyRanked = 'No vote of this season has been decided yet.';
export const yourRank = 'You are {rank} of {voters} with {points} points.';
export const notRanked = 'You are ranked after your first decided vote.';

export const topCalls = 'Best calls';
export const flopCalls = 'Worst calls';
export const noCalls = 'None yet this season.';
export const call = '{points} on {team}';
export const pairing = '{teamA} vs {teamB}';

export const accuracy = 'Accuracy';
export const longestStreak = 'Longest streak';
export const profit = 'Profit';
export const progress = 'Points after each decided vote';
export const progressColumns = 'Vote';
export const noProgress = 'Your points are shown here after your first decided vote.';
export const history = 'History';
export const noVotes = 'You have not voted yet this season.';
export const voteNow = 'Vote on a match';
export const match = 'Match';
export const vote = 'Vote';
export const stakeColumn = 'Stake';
export const cameBack = 'Came back';
export const gain = 'Won or lost';
export const open = 'Open';
export const dateTime = 'Voted';

export const createMatch = 'Create voting match';
export const created = 'Voting match created.';
export const teamA = 'First team';
export const teamB = 'Second team';
export const round = 'Round';
export const seriesLength = 'Best of';
export const largestStake = 'Largest stake';
export const locksAt = 'Locks at';
export const locksAtHint = 'Empty: at the start of the linked match';
export const linkedMatch = 'Linked match';
export const linkedHint = 'The id of the match that decides it, as in its address';
export const startHidden = 'Hide it for now';
export const hide = 'Hide';
export const show = 'Show';
export const close = 'Close voting';
export const closeTitle = 'Close the voting on {match}?';
export const closeMessage = 'No more votes or changes. Stakes stay until the result.';
export const remove = 'Delete';
export const removeTitle = 'Delete the voting on {match}?';
export const removeMessage =
  'All {points} points go back to those who staked them ({votes} votes). What was paid out is taken back.';
export const removed = 'Deleted. All stakes were returned.';
export const link = 'Link';
export const relink = 'Change link';
export const linkTitle = 'Link {match} to a match';
export const linkLabel = 'Id of the match';
export const linkAskHint =
  'Its result decides the vote. Leave it empty to unlink: a result that was settled is taken back.';
export const linkSave = 'Save link';
export const actions = 'Actions';
export const state = 'State';
export const allMatches = 'Voting matches';
export const hiddenMatches = 'Hidden';
export const noHidden = 'Nothing is hidden.';
export const noMatches = 'There are no voting matches yet.';

export const openRound = 'Open voting for a round';
export const openRoundLead =
  'Creates a voting match for every match of the round that has both teams and has not begun. It locks when the match starts. Doing it again adds only what is missing.';
export const tournament = 'Tournament';
export const chooseRound = 'Round';
export const openRoundButton = 'Open voting';
export const roundOpened = 'Voting is open for {count} matches.';
export const roundOpenedOne = 'Voting is open for 1 match.';
export const nothingToOpen =
  'No match of this round is missing: all have a voting, a result or no teams yet.';
