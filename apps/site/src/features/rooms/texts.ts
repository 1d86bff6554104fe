export const none = 'None';
export const bestOfMaps = 'Best of {maps}';
export const teamsRequired = 'teamA and teamB are required';
export const matchupCreated = 'Matchup created.';
export const teamA = 'Team A';
export const teamB = 'Team B';
export const bestOf = 'Best of';
export const mapVeto = 'Map veto';
export const tournament = 'Tournament';
export const round = 'Round';
export const start = 'Start';
export const matchupNotCreated = 'The matchup was not created';
export const createMatchup = 'Create matchup';
export const picksOnly = 'Picks only';
export const usual = 'Usual';

export const lobbyDetails = 'Lobby details';
export const lobbyMessage = 'Only visible to both teams and staff.';
export const lobbyPlaceholder = 'Lobby code, password, server';
export const saveLobby = 'Save lobby';
export const lobby = 'Lobby';
export const noLobby = 'No lobby details yet.';
export const addLobbyDetails = 'Add lobby details';
export const changeLobbyDetails = 'Change lobby details';

export const mapsToBan = 'Maps to ban';
export const mapsToPick = 'Maps to pick';
export const ban = 'Ban';
export const pick = 'Pick';
export const choiceBy = '{choice} by {teamName}';

export const matchRoom = 'Match room';
export const matchRoomOf = '{pairing}: match room';
export const matchPage = 'Match page';
export const room = 'Room';
export const logInToComeInside = 'Players of both teams can sign in to enter.';
export const watchingOnly = 'You are watching. Chat and lobby are for both teams and staff.';

export const upcoming = 'Upcoming';
export const inVeto = 'In veto';
export const live = 'Live';
export const over = 'Finished';
export const matches = 'Matches';
export const noMatches = 'No matches here.';

export const maps = 'Maps';
export const mapsInOrder = 'Maps in order of play';
export const map = 'Map';
export const pickedBy = 'Picked by';
export const decider = 'Decider';
export const noVeto = '-';
export const startsAs = 'Starts as';
export const score = 'Score';

export const beforeTheVeto = 'Before the veto';
export const beforeTheMatch = 'Before the match';
export const noShowNote = 'Staff are notified of a no-show at';
export const checkedIn = 'Checked in';
export const ready = 'Ready';
export const captain = 'Leader';
export const notDone = 'Not {what}';
export const teamsNotKnown = 'The teams are TBD.';
export const checkInOpensIn = 'Check-in opens in';
export const checkIn = 'Check in';
export const captainSaysReady = 'Your leader checks in for the team.';
export const notReady = 'Not ready';
export const readyForVeto = 'Ready for the veto';
export const readyToPlay = 'Ready to play';
export const vetoBegins = 'The veto begins when both leaders are ready.';
export const matchGoesLive = 'The match goes live when both leaders are ready.';

export const mapsOf = 'Maps of {teamName}';
export const scoreOnMap = '{teamName} on {mapName}';

export const result = 'Result';
export const resultDisputed = 'The result is disputed.';
export const staffCalled = 'Staff have been called.';
export const reportAgain = 'Report another result';
export const confirmResult = 'Confirm result';
export const disputeResult = 'Dispute result';
export const takeReportBack = 'Withdraw report';
export const reportResult = 'Report result';
export const reportNote =
  'After the match, one leader reports the result and the other confirms it.';
export const reportBy = '{teamName} reports';
export const disputeMessage = 'Staff will decide.';
export const whatIsWrong = 'What is wrong?';
export const reportMessage = 'The other leader confirms or disputes it.';
export const askedToConfirm = 'The other leader was asked to confirm.';

export const roomChat = 'Room chat';
export const noChat = 'Say hello. Both teams and staff can read this.';
export const staff = 'Staff';
export const deleteMessageTitle = 'Delete this message?';
export const deleteMessage = 'Delete message';
export const messageDeleted = 'Message deleted.';
export const deleteShort = 'Delete';
export const messageToRoom = 'Message to the room';
export const writeToRoom = 'Write to the room';

export const timeOpen = 'Time TBD';
export const match = 'Match';
export const state = 'State';
export const openRoom = 'Open room';
export const matchRooms = 'Match rooms';

export const sideOn = 'Side on {mapName}';
export const startAs = 'Start as {side}';
export const defendFirst = 'Defend the sites first';
export const plantFirst = 'Plant the bomb first';

export const openTicket = 'Open a ticket';
export const ticket = 'Ticket';
export const callStaff = 'Call staff';
export const whatDoYouNeed = 'What do you need?';
export const staffOnIt = '{name} is on it.';
export const staffCalledNow = 'Staff were called.';

export const waitingForStaff = 'Waiting for staff';
export const callCount = '{waiting} waiting, {open} open';
export const noCalls = 'No one is waiting for staff.';
export const takenBy = ', taken by {name}';
export const you = 'you';
export const takeCall = 'Take call';
export const decideDispute = 'Decide dispute';
export const forfeitTeam = 'Forfeit {teamName}';
export const bothTeams = 'both';
export const resolveCall = 'Resolve call';

export const staffTools = 'Staff tools';
export const actForTeam = 'Act for the team whose turn it is';
export const checkTeamIn = 'Check {teamName} in';
export const openMatchEditor = 'Open match editor';
export const startVeto = 'Start veto';
export const pauseVeto = 'Pause veto';
export const resumeVeto = 'Resume veto';
export const undoLastChoice = 'Undo last choice';
export const startMatch = 'Start match';

export const timePending = 'waits for an answer';
export const timeAccepted = 'was accepted';
export const timeDeclined = 'was declined';
export const timeCountered = 'was countered';
export const timeReplaced = 'was replaced';
export const timeWithdrawn = 'was withdrawn';
export const proposeAnotherTime = 'Propose another time';
export const proposeTimeMessage = 'The other leader can accept, decline or propose another time.';
export const proposeTime = 'Propose time';
export const chooseTime = 'Choose a date and a time.';
export const newTime = 'New time';
export const timeProposed = 'The other leader was asked.';
export const anotherTime = 'Another time';
export const youPropose = 'You propose ';
export const proposes = '{teamName} proposes ';
export const acceptTime = 'Accept time';
export const proposeBack = 'Propose back';
export const declineTime = 'Decline time';
export const takeItBack = 'Withdraw';
export const proposalBy = 'by {teamName} {outcome}';
export const timeNote = 'The leaders can agree on another time.';

export const yourTurn = 'Your turn';
export const theirTurn = 'It is their turn to {task}.';
export const secondsLeft = 'Seconds left';
export const paused = 'Paused';

export const scoreIncomplete = 'Enter both scores.';
export const mapLevel = 'A map cannot end in a tie.';
export const mapLeftOut = 'A map in between has no score.';
export const mapAfterDecision = 'The match was decided before the last map.';
export const notDecidedByMaps = 'These maps do not decide the match yet.';
export const mapsWonNeeded = 'Enter how many maps each team won.';
export const wrongResult = 'That is not a possible result of a best of {bestOf}.';

export const forfeitMatchTitle = 'Forfeit the match for {teamName}?';
export const winsMatch = '{teamName} wins it.';
export const forfeitMatch = 'Forfeit match';
export const matchForfeited = 'Match forfeited.';
export const laterMatchesDepend = 'Later matches depend on it.';
export const undoLaterTitle = 'Undo {count} later matches too?';
export const undoLaterMessage = 'They were played after this match and have to be played again.';
export const forfeitAndUndo = 'Forfeit and undo';

export const createMatchupLead = 'A match outside the brackets, with its own room.';

export const matchups = 'Matchups';
export const matchupsLead = 'Teams waiting for staff, and every match room.';

export const addScreenshot = 'Add a screenshot';
