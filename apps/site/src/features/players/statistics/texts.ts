export const time = 'Time';
export const allTime = 'All time';
export const lastDays = { 30: 'Last 30 days', 90: 'Last 3 months', 365: 'Last 12 months' } as const;
export const tournament = 'Tournament';
export const allTournaments = 'All tournaments';
export const against = 'Against';
export const anyone = 'Anyone';
export const map = 'Map';
export const allMaps = 'All maps';
export const oneMap = '1 map, {wins}–{losses}';
export const mapCount = '{maps} maps, {wins}–{losses}';
export const clear = 'Clear';
export const clearFilters = 'Clear filters';
export const noMaps = 'No maps played yet.';
export const noMapsForFilters = 'No maps match these filters.';

export const keyFigures = 'Key figures';
export const rating = 'Rating 1.0';
export const rounds = '{rounds} rounds';
export const killsPerDeath = 'K/D';
export const killsAndDeaths = '{kills} kills, {deaths} deaths';
export const killsPerRound = 'Kills per round';
export const perMap = '{kills} per map';
export const kastOf = '{count} of {rounds} rounds';
export const headshots = 'Headshots';
export const headshotsOf = '{headshots} of {kills} kills';
export const openingDuels = 'Opening duels';
export const shareWon = '{percent} won';
export const clutchesWon = 'Clutches won';
export const per100Rounds = '{count} per 100 rounds';
export const betterThan = 'Better than {percent}%';
export const median = 'Median {value}';
export const fromMaps = 'Compared after {maps} maps';
export const comparedWith =
  'Compared with the {players} players who have played {maps} maps or more, all time. The tick marks the median.';

export const form = 'Form';
export const formLead = 'Rating on the last {maps} maps, dashed line 1.00';
export const formLabel = 'Rating on the last maps';
export const noForm = 'No captured maps.';
export const won = 'W';
export const lost = 'L';
export const drawn = 'D';
export const formItemResult = '{map} {score} against {team}, {date}';
export const resultHidden = '{map} against {team}, {date}';
export const unknownTeam = 'unknown team';

export const ratingOverTime = 'Rating over time';
export const eloOverTime = 'Elo over time';
export const shownOverTime = 'What is shown over time';
export const ratingTab = 'Rating';
export const elo = 'Elo';
export const meanOfMaps =
  'Each point is the mean of the last {maps} maps. Dashed: 1.00, an average player.';
export const meanOfOne = 'Each point is one map. Dashed: 1.00, an average player.';
export const eloNote = 'Elo after each rated match. Filters do not change Elo.';
export const date = 'Date';

export const maps = 'Maps';
export const bestFirst = 'Best rating first';
export const wonLost = 'W–L';
export const winRate = 'Win rate';

export const duels = 'Duels and clutches';
export const inRounds = 'in {percent} of rounds';
export const duelsWon = 'Won {count}';
export const duelsLost = 'Lost {count}';
export const multiKillRounds = 'Multi-kill rounds';
export const ofRounds = '{percent} of rounds';
export const kills = '{count} kills';
export const clutchesBySide = 'Coalition {coalition}, Breach {breach}';

export const weapons = 'Weapons';
export const weaponsLead = 'Kills by class, where it was captured';
export const weaponKills = '{kills} ({percent})';

export const bySide = 'By side';
export const bySideLead = 'Rounds won with {name} on the map';
export const sideRecord = '{won}–{lost}, rating {rating}';
export const roundsWon = 'Won';
export const roundsLost = 'Lost';

export const recentMatches = 'Recent matches';
export const recentLead = 'Only matches {name} played in';
export const result = 'Result';
export const killsDeaths = 'K–D';
export const outsideTournaments = '-';
export const hiddenResult = 'Hidden';

export const careerHighs = 'Career highs';
export const onOneMap = 'On one map';
export const highLabels = {
  rating: 'Highest rating',
  kills: 'Most kills',
  opening: 'Best opening difference',
  clutches: 'Most clutches',
} as const;
