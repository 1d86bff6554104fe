export const groupRound = '{stage}, round {round}';
export const teamOpen = 'To be decided';
export const pairingOpen = 'M{number}';

export const teamsOpen = 'teams open';
export const noMatches = 'There are no matches yet.';
export const saveFormatFirst = 'Save the format first: its rounds are what you plan.';
export const goToFormat = 'Go to Format';
export const plannedTeams = 'Expected teams';
export const plannedLead =
  'Matches get these times with the draw. With fewer teams the first rounds are left out.';
export const allRounds = 'All rounds at once';
export const allRoundsLead = 'As early as teams, rest and hours allow.';
export const firstMatch = 'First match';
export const atOnce = 'Matches at once';
export const playedFrom = 'Played from';
export const playedUntil = 'Until';
export const rest = 'Rest in minutes';
export const fillAllRounds = 'Fill in all rounds';
export const chooseFirstMatch = 'Choose when the first match starts.';

export const byRound = 'By round';
export const matchCount = 'Matches: {count}';
export const roundAtOnce = 'at once';
export const everyMinutes = 'minutes apart';
export const startOf = 'First match of {round}';
export const atOnceIn = 'At once in {round}';
export const minutesIn = 'Minutes apart in {round}';
export const fits = 'Fits';
export const noTimes = 'No time yet';
export const someTimes = '{timed} of {all} have a time';
export const startsTooEarly = 'Starts before {other} ends at {time}.';
export const playsTwice = 'A team of {other} still plays until {time}.';
export const moveTo = 'Move to {time}';
export const shiftWeek = 'Shift all by a week';
export const takeTimesAway = 'Clear all times';

export const byDay = 'By day';
export const calendarLead =
  'Drag a match to another time or day. With the keyboard: arrow keys, 15 minutes or a day.';
export const blockName = 'Match {number}, {pairing}, {round}, {time}';
export const blockConflict = 'overlaps';
export const blockFixed = 'has begun';
export const movedTo = 'Match {number} starts {time}';
export const chosenMatch = 'Match {number}: {pairing}';
export const chosenStart = 'Start of match {number}';
export const chooseMatch = 'Choose a match to enter its time.';
export const zone = 'Times in {zone}';
