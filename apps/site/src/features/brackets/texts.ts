export const zoomOut = 'Zoom out';
export const zoomIn = 'Zoom in';
export const showWholeBracket = 'Show the whole bracket';

export const doesNotFit = 'The bracket is larger than this view: drag, scroll or zoom out.';
export const showLive = 'Show the live match';

export const followTeam = 'Follow a team';

export const tieBreakPoints = 'points';
export const headToHead = 'head to head';
export const tieBreakMaps = 'maps';
export const tieBreakRounds = 'rounds';
export const tieBreakSeed = 'seed';
export const group = 'Group';
export const groupsNotDrawn = 'The groups are not drawn yet.';
export const advancesTo = 'Advances to';
export const nextStage = 'the next stage';
export const tieBreaks = 'Tie-break: {order}';

export const standings = '{groupName}, standings';
export const drawsShort = 'D';
export const place = 'Place';
export const team = 'Team';
export const winsShort = 'W';
export const lossesShort = 'L';
export const maps = 'Maps';
export const rounds = 'Rounds';
export const pointsShort = 'Pts';
export const form = 'Form';

export const odds = 'Odds';
export const oddsLead = 'To win it all, simulated from ratings';

export const result = 'Result';
export const playedBestOf = 'Played, best of {maps}';
export const forfeited = 'Forfeited';
export const takeResultBack = 'Clear the result';
export const whoDidNotPlay = 'Who did not play';
export const teamA = 'Team A';
export const teamB = 'Team B';
export const both = 'Both';

export const round = 'Round';

export const timeOpen = 'Time TBD';
export const versusShort = 'vs';

export const bracketOf = '{stageName}, bracket';

export const matchUndone =
  'This changes who advances. One match was played on the old result and will be reset:';
export const matchesUndone =
  'This changes who advances. These matches were played on the old result and will be reset:';
export const matchInRound = 'M{number} {round}';
export const notDecided = 'TBD';
export const notDecidedYet = 'TBD';

export const liveMark = '● Live';
export const vetoMark = '● Veto';
export const cancelledShort = 'Cancelled';
export const today = 'Today';

export const matchNumber = 'M{number}';
export const teamsNotKnown = 'Its teams are TBD.';
export const pairing = '{teamA} against {teamB}';
export const saveResult = 'Save result';
export const resultSaved = 'Result saved.';
export const undoThisMatch = 'Undo this match';
export const undoMatches = 'Undo {count} matches';
export const numberUpTo = 'A number from 0 to {most}.';

export const final = 'Final';
