export const maps = 'Maps';
export const lastSixMonths = 'Last 6 months';
export const noMapsPlayed = 'Neither team has played a map in the last six months.';
export const mapRecord = '{won}–{lost}';
export const mapRecordSpoken = '{won} won, {lost} lost';
export const notPlayed = 'Not played';
export const picks = 'Picks {times} of {of}';
export const bans = 'Bans {times} of {of}';

export const likelyVeto = 'Likely veto';
export const bansMap = 'bans';
export const picksMap = 'picks';
export const likelyVetoBasis =
  'Based on the last six months: {countA} vetoes by {teamA}, {countB} by {teamB}.';

export const players = 'Players';
export const noLineUps = 'Line-ups TBD.';
export const player = 'Player';
export const killsPerRound = 'K/R';
export const killsPerRoundTitle = 'Kills per round';
export const playersOf = 'Players of {teamName}';

export const form = 'Form';
export const noResults = 'No matches played yet.';
export const eloAndRank = 'Elo {elo}, ranked {rank}';
export const eloOnly = 'Elo {elo}, not ranked';

export const eloOverTime = 'Elo over time';
export const eloOfTeams = 'Elo of {teamA} and {teamB}';
export const date = 'Date';
export const noElo = 'No rated matches yet.';

export const title = 'Head to head';
export const pairTitle = '{teamA} vs {teamB}';
export const lead = 'Compare two teams: chances, form, maps, players and past matches.';
export const firstTeam = 'First team';
export const secondTeam = 'Second team';
export const chooseTeams = 'Choose two teams.';
export const teamsRequired = 'teamA and teamB are required';
export const compare = 'Compare';
export const record = 'Record';
export const swapTeams = 'Swap teams';
export const nextMatches = 'Next matches';
export const allEncounters = 'All matches';
export const neverMet = 'They have not met before.';
export const seriesWon = 'Series won';
export const mapsWon = 'Maps won';
export const draws = 'Draws: {count}';
