export const dispute = 'Dispute';
export const against = '{teamA} vs {teamB}';
export const bestOf = 'Best of {maps}';
export const matchNumber = 'Match {number}';
export const roomChat = 'Room chat';
export const matchPage = 'Match page';

export const notInDispute = 'The result of this match is not in dispute.';
export const openRoom = 'Open room';
export const disagreeOnMaps = 'They disagree on {maps}.';
export const disagreeOnScore = 'They disagree on the result.';
export const rejectedReport = '{teamName} rejects the report of the other team.';
export const staffWereCalled = 'Staff were called';
export const agreedOn = '{maps}: agreed.';
export const holdsUpMatch = 'Match {number} waits for it.';
export const holdsUpMatches = 'Matches {first} and {second} wait for it.';
export const holdsUpRound = 'The next round is drawn once it is decided.';

export const reports = 'Reports';
export const scoresAs = 'Scores as {teamA} : {teamB}';
export const reportedBy = '{name}, {time}';
export const noReport = 'No report';
export const noReportNote = 'Rejects the report of the other team without one of its own.';
export const compared = 'Compared';
export const rulingState = 'State';
export const same = 'Same';
export const differs = 'Differs';
export const notPlayed = 'Not played';
export const map = 'Map';
export const teamSays = '{teamName} say';
export const comparison = 'What both teams report';

export const evidence = 'Evidence';
export const recordedRounds = 'Recorded rounds';
export const roundsOn = '{rounds} rounds of {map} recorded.';
export const fromCapture = 'From the match capture';
export const nothingRecorded = 'No rounds of this match were recorded.';
export const ticketNote = 'Messages of the teams are in the ticket.';
export const openTicket = 'Open ticket';

export const history = 'History';
export const matchStarted = 'Match started';
export const teamReported = '{teamName} reported {score}';
export const staffCalled = 'Staff called';
export const staffTook = '{name} took the call';
export const ruled = '{name} decided';
export const undone = 'Decision undone';
export const somebody = 'Someone';

export const decision = 'Decision';
export const yoursToMake = 'Yours to make';
export const teamWins = '{teamName} win {score}';
export const drawResult = 'Draw {score}';
export const replayMap = 'Replay {map}';
export const replayMatch = 'Replay the match';
export const scoreStands = 'The score stands at {score}';
export const anotherResult = 'Another result';
export const anotherResultNote = 'Enter map scores or a forfeit';
export const matchesRecord = 'Matches the recorded rounds';
export const noRecordOf = 'No record of {map} being played';
export const noResultReported = 'This team has reported no result';
export const whatChanges = 'What this changes';
export const bracket = 'Bracket';
export const elo = 'Elo';
export const also = 'Also';
export const goesOn = '{teamName} advances to match {number}';
export const goesDown = '{teamName} drops to match {number}';
export const isOut = '{teamName} is eliminated';
export const noBracket = 'No other match depends on it';
export const staysOpen = 'Nothing yet';
export const eloChange = '{teamName} {before} → {after}';
export const votesSettled = 'Votes on the match are settled';
export const votesStay = 'Votes stay open, and the match is live again';
export const shownOnceEntered = 'Shown once the score is entered';
export const reason = 'Reason, shown to both teams';
export const reasonByRecord = 'The recorded rounds show this result.';
export const reasonByReports = 'Staff have looked at both reports.';
export const reasonOfReplay = 'What was played cannot be decided from the reports.';
export const reasonNeeded = 'Enter a reason. Both teams see it.';
export const chooseOutcome = 'Choose an outcome';
export const rule = 'Rule {score} for {teamName}';
export const ruleDraw = 'Rule a draw';
export const orderReplay = 'Order the replay';
export const enterScore = 'Enter the score';
export const toldAtOnce = 'Both leaders are notified right away. You can undo for 10 minutes.';

export const colleagueOnIt = 'A colleague is on it';
export const colleagueNote = '{name} took this call. Ask them, or take it over in the ticket.';
export const takeIt = 'I am on it';
export const youAreOnIt = 'You are on it.';

export const decided = 'Decided';
export const goesOnPlaying = 'the match goes on';
export const decidedBy = 'By {name} at {time}. Both leaders were notified.';
export const undo = 'Undo';
export const undoLeft = 'left to undo';
export const ruledToast = 'Decided. Both leaders were notified.';
export const undoneToast = 'The result is in dispute again.';
export const whatHappened = 'What happened';
export const played = 'It was played';
export const forfeitOf = '{teamName} forfeits';
export const bothForfeit = 'Both forfeit';
export const ruleResult = 'Rule this result';

export const pastDisputes = 'Decided disputes';
export const noPastDisputes = 'No dispute has been decided yet.';
export const rulingColumn = 'Decision';
export const decidedColumn = 'Decided';
export const decidedByColumn = 'By';
export const reasonColumn = 'Reason';
export const rulingKinds = {
  report: 'A report counts',
  replay: 'Replay',
  result: 'Another result',
  forfeit: 'Forfeit',
} as const;
export const stands = 'Stands';
export const canBeUndone = 'Can be undone';
export const takenBack = 'Undone';
export const open = 'Open';
