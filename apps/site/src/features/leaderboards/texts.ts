export const allRegions = 'All regions';
export const allTime = 'All time';
export const allSeasons = 'All seasons';
export const time = 'Time';
export const lastDays = { 30: 'Last 30 days', 90: 'Last 3 months', 365: 'Last 12 months' } as const;
export const worldChampionships = 'World Championships';
export const seasonNumber = 'Season {season}';
export const season = 'Season';
export const region = 'Region';
export const anyNumber = 'Any number';
export const orMore = '{least} or more';

export const teamsByElo = 'Teams by Elo';
export const team = 'Team';
export const playersByElo = 'Players by Elo';
export const player = 'Player';
export const rank = 'Rank';
export const placesWon = 'Places won in a week';
export const wonLost = 'Won–Lost';
export const recordWithDraws = '{wins}–{losses}, {draws} drawn';
export const lastSeries = 'Last series';
export const last = 'Last';
export const elo = 'Elo';
export const seriesPlayed = 'Series played';
export const noRatedSeries = 'No rated series match these filters.';
export const newcomer = 'new';
export const placesUp = '{places} up in the last seven days';
export const placesDown = '{places} down in the last seven days';

export const tournament = 'Tournament';
export const allTournaments = 'All tournaments';
export const played = 'Played';
export const teams = 'Teams';
export const prizes = 'Prizes';
export const winner = 'Winner';
export const winners = 'Winners';
export const finishedTournaments = 'Finished tournaments';
export const noTournamentFinished = 'No finished tournaments yet.';

export const rebuildAllRatingsTitle = 'Rebuild all ratings?';
export const rebuildMessage =
  'Rates every series again, oldest first. The new ratings appear when it is done.';
export const rebuildRatings = 'Rebuild ratings';
export const rebuildBegun = 'Rebuilding ratings.';
export const rebuildProgress = 'Rating {done} of {total} series';

export const rating = 'Rating';
export const kills = 'Kills';
export const deaths = 'Deaths';
export const killsPerDeath = 'Kills per death';
export const kast = 'KAST';
export const headshots = 'Headshot share';
export const openingKills = 'Opening duel difference';
export const clutches = 'Clutches';
export const mapsPlayed = 'Maps played';
export const orderBy = 'Order by';
export const players = 'Players';
export const noCapturedMap = 'No statistics match these filters.';
export const playersBy = 'Players by {figure}';
export const maps = 'Maps';
export const killsShort = 'K';
export const deathsShort = 'D';

export const tournaments = 'Tournaments';
export const firstPlaces = '1st';
export const secondPlaces = '2nd';
export const thirdPlaces = '3rd';
export const earnings = 'Earnings';
export const earningsInDollars = 'Earnings in dollars';
export const points = 'Points';
export const pointsOfPlacements = 'Placement points';
export const teamsByPoints = 'Teams by placement points';

export const playerLeaderboards = 'Player leaderboards';
export const playersDescription = 'The best players by rating.';

export const statistics = 'Statistics';
export const playersLead = 'Elo changes with every series. Statistics count every captured round.';
export const rankedBy = 'Rank players by';

export const teamLeaderboard = 'Team leaderboard';
export const teamsDescription = 'The best teams by rating.';

export const teamsLead = 'Every team starts at 1500. Beating a stronger team moves more points.';

export const tournamentStatistics = 'Tournament statistics';
export const tournamentStatisticsLead =
  'Placements earn points. Tied teams get the points of the best place.';

export const playerId = 'Player id';
export const rounds = 'Rounds';
export const assists = 'Assists';
export const openingsWon = 'Opening duels won';
export const openingsLost = 'Opening duels lost';
export const headshotShare = 'Headshot share';
export const mapsWon = 'Maps won';
export const mapsLost = 'Maps lost';
export const seriesWon = 'Series won';
export const seriesLost = 'Series lost';
export const seriesDrawn = 'Series drawn';
export const lastChange = 'Last change';
