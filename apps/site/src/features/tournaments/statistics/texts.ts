export const noneYet = 'Statistics appear after the first map.';
export const toSchedule = 'Open the schedule';

export const leaders = 'Leaders';

export const players = 'Players';
export const playersOf = '{shown} of {total} players';
export const team = 'Team';
export const allTeams = 'All teams';
export const atLeast = 'At least';
export const maps = '{count} maps';
export const oneMap = '1 map';
export const minimumMaps = 'Minimum number of maps';
export const sortBy = 'Sort by';
export const showAll = 'Show all {count}';
export const showFewer = 'Show fewer';
export const download = 'Download CSV';
export const noneFits = 'No player has that many maps. Lower the minimum.';

export const rank = '#';
export const player = 'Player';
export const mapsHead = 'Maps';

export const columnsTitle = 'What the columns mean';
export const mapsMeaning = 'Maps played with captured rounds in this tournament.';

export const mapsAndSides = 'Maps and sides';
export const mostPlayed = 'Most played first';
export const map = 'Map';
export const played = 'Played';
export const coalition = 'Coalition';
export const breach = 'Breach';
export const pick = 'Pick';
export const ban = 'Ban';
export const sidesNote =
  'Side bar: share of all rounds won by each side. Pick and ban: share of vetoes in which either team picked or banned the map.';
export const coalitionShare = 'Coalition {share}';
export const breachShare = 'Breach {share}';

export const endings = 'How rounds end';
export const rounds = '{count} rounds';
export const elimination = 'elimination';
export const explosion = 'explosion';
export const defuse = 'defuse';
export const timeOver = 'time over';
export const sideEnding = '{side}, {ending}';

export const upsets = 'Upsets';
export const upsetsOf = '{count} of {rated} matches won by the lower Elo';
export const noUpsets = 'No upsets so far.';
export const upsetsNote = 'Chance of the winner by Elo before the match.';
export const elo = 'Elo {elo}';
export const upset = '{winner} beat {loser} {score} to {otherScore}, with a chance of {chance}';

export const attendance = 'Attendance';
export const teamsPlayed = 'Teams that played';
export const teamsCheckedIn = 'Teams that checked in';
export const playersPlayed = 'Rostered players who played';
export const seriesPlayed = 'Matches that were played';
export const of = '{count} of {total}';
