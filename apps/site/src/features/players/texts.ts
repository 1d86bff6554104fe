export const addPlayerTitle = 'Add a player';
export const addPlayer = 'Add player';
export const oneMoreToCompare = 'Add one more player to compare with {playerId}.';
export const choosePlayers = 'Choose two to four players to see them side by side.';
export const elo = 'Elo';
export const rank = 'Rank';
export const rating = 'Rating';
export const maps = 'Maps';
export const mapsWon = 'Maps won';
export const killsPerDeath = 'Kills per death';
export const killsARound = 'Kills a round';
export const kast = 'KAST';
export const headshots = 'Headshots';
export const openingDuelsWon = 'Opening duels won';
export const openingBalance = 'Opening duel difference';
export const multiKillRounds = 'Rounds with three kills or more';
export const clutches = 'Clutches';
export const ratingOnCoalition = 'Rating on Coalition';
export const ratingOnBreach = 'Rating on Breach';
export const ratingOnMap = 'Rating on {mapName}';
export const playersSideBySide = 'Players side by side';
export const figure = 'Figure';
export const noTeam = 'No team';
export const takeOut = 'Remove {name}';

export const noCountries = 'No player has set a country yet.';
export const playersByCountry = 'Players by country';
export const country = 'Country';
export const players = 'Players';

export const anyRegion = 'Any region';
export const anyRole = 'Any role';
export const anyCountry = 'Any country';
export const nameOrNote = 'Name or note';
export const region = 'Region';
export const role = 'Role';
export const freeAgents = 'Free agents';
export const noFreeAgents = 'No free agents match these filters.';

export const killsPerDeathShort = 'K/D';

export const factsAbout = 'Facts about {name}';
export const factsLabel = 'Facts for casters';
export const saveFacts = 'Save facts';
export const factsSaved = 'Facts saved.';
export const forCasters = 'For casters';
export const editFacts = 'Edit facts';
export const noFacts = 'No facts yet.';
export const someone = 'Someone';

export const leader = 'Leader';
export const lookingForTeam = 'Looking for a team';
export const banned = 'Banned';
export const deleted = 'Deleted';

export const noPlayer = 'There is no player with the id {id}.';
export const compare = 'Compare';
export const nextMatches = 'Next matches';
export const team = 'Team';

export const removeCard = 'Remove the card of {name}';
export const freeAgent = 'Free agent';

export const noCards = 'Add a player to see their card.';

export const renameTitle = 'Rename {name}';
export const renameMessage = 'The old name does not appear in history or search.';
export const name = 'Name';
export const saveName = 'Save name';
export const nameProblem = 'Name {reason}';
export const removePhotoTitle = 'Remove the photo of {name}?';
export const removePhoto = 'Remove photo';
export const photoRemoved = 'Photo removed.';
export const removeTextTitle = 'Remove the text of {name}?';
export const removeText = 'Remove text';
export const textRemoved = 'Text removed.';
export const moderateTitle = 'Moderate {name}';
export const renamePlayer = 'Rename player';
export const moderate = 'Moderate';

export const teams = 'Teams';
export const now = 'now';

export const player = 'Player';
export const rankWithElo = '#{rank} with {elo}';
export const mapCount = '{maps} maps';
export const ratingOf = 'Rating {rating}';

export const countries = 'Countries';
export const countriesLead = 'Where the players of this community come from.';

export const experimentalProfiles = 'Experimental profiles';
export const profilesLead = 'A player on one card. Put several side by side and share the link.';

export const comparePlayers = 'Compare players';
export const comparisonLead = 'The best figures are highlighted. Share this page by its link.';

export const freeAgentsLead = 'Players looking for a team. List yourself from your dashboard.';

export const badgeTop3 = '#{value} voter, S{season}';
export const badgeTop10 = 'Top 10 voter, S{season}';
export const badgeTop10Percent = 'Top 10% voter, S{season}';
export const badgeStreak = '{value} right votes in a row, S{season}';

export const reportPlayer = 'Report to staff';

export const worldRank = 'World rank';
export const earnings = 'Earnings';
export const live = 'Live';
export const mapOf = 'Map {number} of {bestOf}';
export const toBeDecided = 'TBD';
export const wonLost = 'W–L';
