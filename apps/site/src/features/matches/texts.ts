/** For the URL of a match that does not exist. */
export const noMatch = 'There is no such match.';

export const chanceToWin = 'Chance to win, by Elo';
export const chanceToWinBefore = 'Chance to win, {percent}% for {teamName} before the match';

export const headToHead = 'Head to head';
export const compareTeams = 'Compare';
export const neverMet = 'They have not met before.';
export const outsideTournaments = 'Outside tournaments';
export const encountersLevel = 'Tied, {winsA} – {winsB}';
export const encountersShown = 'The last {shown} of {all} matches';
export const encountersLead = '{teamName} leads, {most} – {fewest}';

export const lineUps = 'Line-ups';
export const teamsNotDecided = 'The teams are TBD.';

export const matchDetails = 'Match details';
export const match = 'Match';
export const plannedFor = 'Planned for';
export const started = 'Started';
export const ended = 'Ended';
export const server = 'Server';
export const winnerGoesTo = 'Winner goes to';
export const loserGoesTo = 'Loser goes to';
export const pictures = 'Pictures';
export const thumbnail = 'Thumbnail';
export const versus = 'Versus';
export const matchNumber = 'Match #{number}';

export const atStake = 'At stake';
export const loser = 'Loser';
export const sideStake = '{side}: {stake}';
export const advances = 'advances to the next stage';
export const isOut = 'eliminated';
export const winsTournament = 'wins the tournament';
export const resetNote = 'If {teamName} wins, a second match decides.';
export const placeAndPrize = '{place} place, {prize}';
export const placeOnly = '{place} place';
export const againstTeam = 'against {teamName}';
export const againstWinnerOf = 'against the winner of {pairing}';
export const againstLoserOf = 'against the loser of {pairing}';
export const eloAtStake = 'Elo for a win by one map: {teamA} +{gainA}, {teamB} +{gainB}';

export const upNext = 'Up next';
export const allMatches = 'All matches';

export const groupName = 'Group {group}';
export const bestOfMaps = 'Best of {maps}';
export const watchStream = 'Watch stream';
export const watchAgain = 'Watch again';
export const toBeDecided = 'TBD';
export const eloWithChange = 'Elo {elo}{change}';
export const seedAndRating = 'Seed {seed}, {rating}';
export const versusShort = 'vs';
export const scoreTo = 'to';
export const scoresOfMaps = 'Scores of the maps';
export const liveMap = 'Live, map {number}';
export const live = 'Live';
export const mapVeto = 'Map veto';
export const bothTeams = 'both teams';
export const aTeam = 'a team';
export const forfeitedBy = 'Forfeited by {teamName}';
export const timeOpen = 'Time TBD';
export const startsIn = 'Starts in';
export const startsSoon = 'Starts soon';

export const matchRoom = 'Match room';
export const capture = 'Capture';
export const editMatch = 'Edit match';

export const watchHere = 'Watch here';
export const recording = 'VOD';
export const watchRecording = 'Watch VOD';
export const chapters = 'VOD chapters';
export const loadsFrom = 'The player is loaded from {host}.';
export const watchOn = 'Watch on {host}';
export const vodLink = 'VOD link';
export const vodStart = 'Start in the VOD';
export const vodStartHint = 'Such as 1:02:03';
export const vodStartWrong = 'Enter the start of map {mapNumber} like 1:02:03.';
export const vodLinkMissing = 'Map times need a VOD link.';

export const notDecided = 'TBD';
export const veto = 'Veto';
export const cancelledShort = 'Canc.';
export const pairing = '{teamA} against {teamB}';
export const notDecidedYet = 'TBD';
export const forfeitedSpoken = ', forfeited';
export const scoreSpoken = ', {scoreA} to {scoreB}';

export const matches = 'Matches';
export const noMatchFits = 'No matches found.';
export const tournament = 'Tournament';
export const anyTournament = 'Any tournament';
export const team = 'Team';
export const against = 'Against';
export const map = 'Map';
export const anyMap = 'Any map';
export const bestOf = 'Best of';
export const anyLength = 'Any length';
export const state = 'State';
export const anyState = 'Any state';
export const from = 'From';
export const to = 'To';
export const player = 'Player';
export const nameOrId = 'Name or id';

export const scoreboard = 'Scoreboard';
export const searchForMatch = 'Search for a match.';
export const noMatchLive = 'No match is live now.';
export const scoreboardOfMatch = 'Scoreboard, {pairing}';
export const openMatch = 'Open match';

export const mapsInOrder = 'Maps in order';
export const notNeeded = 'Not needed';
export const chosenByServer = 'by {teamName} (time ran out)';
export const chosenBy = 'by {teamName}';
export const open = 'Open';
export const timeRanOut = 'Time ran out';

export const maps = 'Maps';

export const headshot = 'Headshot';
export const fell = 'Died';
export const assistBy = 'assist {playerName}';
export const bombPlanted = 'Bomb planted';
export const bombDefused = 'Bomb defused';
export const bombExploded = 'Bomb exploded';
export const timeOver = 'Time over';
export const roundWonBy = '{teamName} win the round';
export const sidesSwapped = 'Sides swapped';
export const playerFell = '{playerName} died';
export const playerEliminated = '{actor} eliminated {fallen}{detail}';
export const eventBy = '{event} by {playerName}';

export const teamSlotName = 'Team {slot}';

export const notOver = 'Not finished';
export const time = 'Time';
export const actions = 'Actions';
export const editPairing = 'Edit {pairing}';
export const edit = 'Edit';
export const capturePairing = 'Capture {pairing}';

export const teamA = 'Team A';
export const teamB = 'Team B';
export const mapNumber = 'Map {number}';
export const winner = 'Winner';
export const pickedBy = 'Picked by';
export const pickedByNobody = 'No one';
export const startsAs = '{teamName} starts as';
export const removeItem = 'Remove {name}';
export const notKnown = 'Unknown';
export const coalition = 'Coalition';
export const breach = 'Breach';

export const matchEditor = 'Match Editor';
export const createMatch = 'Create match';
export const changedBySomebodyElse = 'Someone else changed this match';
export const startAnew = 'Start over';
export const olderStateNote = 'Your changes are based on an older version.';
export const mapsOf = '{count} of {bestOf}';
export const noMapsNote = 'Without maps, only the series score counts.';
export const addMap = 'Add map';
export const notSaved = 'Not saved';
export const saveMatch = 'Save match';
export const discardChanges = 'Discard changes';
export const deleteMatch = 'Delete match';

export const addPlayerTitle = 'Add a player';
export const addPlayer = 'Add player';
export const capturedNumbersNote =
  'These numbers were captured. Typing new ones replaces them and removes the ratings of this map.';
export const playersOnMap = 'Players on map {number}';
export const enterStatistics = 'Enter statistics';
export const addRestOfLineUps = 'Add the rest of the line-ups';
export const readScreenshot = 'Read screenshot';
export const figureOf = '{figure} of {playerName}';
export const teamOf = 'Team of {playerName}';
export const kills = 'Kills';
export const deaths = 'Deaths';
export const assists = 'Assists';
export const remove = 'Remove';

export const pictureAddress = 'Picture URL';
export const addressPlaceholder = 'https://';
export const readPicture = 'Read picture';
export const orChooseFile = 'or choose a file';
export const pictureNotRead = 'The picture could not be read';
export const nothingRead = 'Neither map nor score could be read.';
export const otherMapRead = 'The picture seems to be of {map}, not of {expected}.';
export const readLines = 'What was read';
export const useTheseNumbers = 'Use these numbers';
export const rowLeftOut = '1 row is left out: no player matches the name.';
export const rowsLeftOut = '{count} rows are left out: no player matches the name.';
export const read = 'Read';
export const nobody = 'No one';
export const killsShort = 'K';
export const deathsShort = 'D';
export const assistsShort = 'A';
export const sure = 'Confidence';

export const series = 'Series';
export const none = 'None';
export const round = 'Round';
export const bo3WithoutBans = 'BO3, without bans';
export const startsAt = 'Starts at';
export const stream = 'Stream';
export const result = 'Result';
export const takeResultBackHint = 'Clears everything that was entered.';
export const mapsWonByA = 'Maps won by A';
export const mapsWonByB = 'Maps won by B';
export const asMapsSay = 'From the maps';
export const forfeitedByBoth = 'Forfeited by both';
export const takeResultBack = 'Clear the result';
export const cancelled = 'Cancelled';

export const bothTeamsNeeded = 'Choose both teams.';
export const teamAgainstItself = 'A team cannot play against itself.';
export const mapPlayedOnce = 'Each map can be played once.';
export const numbersMissing = 'Numbers are missing on map {mapNumber}.';

export const matchCreated = 'Match #{number} was created.';
export const matchSaved = 'Match saved.';
export const deleteMatchTitle = 'Delete {pairing}?';
export const deleteMatchMessage =
  'Only a match without a result and outside of brackets can be deleted.';
export const matchDeleted = 'Match deleted.';
export const laterResultsTitle = 'This clears later results';
export const laterResultsLead = 'These matches were played after it and will be reopened:';
export const correctAndUndo = 'Correct and undo';

export const roundSpoken = 'Round {number}: {team} as {side}, {ending}';

export const playerOut = 'out';
export const rating = 'Rating';
export const scoreboardOf = 'Scoreboard of {teamName}';

export const noStatistics = 'No statistics for this map.';

export const allMaps = 'All maps';
export const noMapPlayed = 'No map was played.';
export const noMapEntered = 'No map has been entered.';

export const beforeFirstRound = 'Before the first round';
export const momentOfMap = 'Moment of the map';
export const momentSpoken = '{scoreA} to {scoreB}, {moment}';
export const showTheEnd = 'Show the end';
export const backToLive = 'Back to live';

export const searchMatchShared = 'Search match';
export const searchMatchDescription = 'Every match, past and upcoming.';

export const searchMatch = 'Search Match';

export const allMatchesLead = 'Live, upcoming and finished matches of every tournament.';
export const addAllToCalendar = 'Add all to my calendar';
export const liveNow = 'Live now';
export const upcomingMatches = 'Upcoming';
export const results = 'Results';
export const noUpcomingMatchFits = 'No upcoming matches.';
export const noResultFits = 'No results match these filters.';

export const matchesOfTeam = 'Matches of {name}';
export const matchesOfTeams = 'Showing matches of all these teams. Choose one:';
export const matchesOfMoreTeams = 'Showing matches of these teams and more. Choose one:';
export const similarTeams = 'No team found. Did you mean:';
export const noSuchTeam = 'No team found.';
