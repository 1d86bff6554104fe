export const controlRoom = 'Control room';
export const smallScreen = 'MES remote';

// Acts
export const notDone = 'The server did not answer. Look at the program before you press again.';
export const notKept = 'No server. Takes and channels are not kept for later.';

// Top row
export const show = 'Show';
export const server = 'Server';
export const program = 'Program';
export const overlay = 'Overlay';
export const obs = 'OBS';
export const lastTake = 'Last take';
export const gameData = 'Game data';
export const milliseconds = 'ms';
export const seconds = 's';
export const slow = 'slow';
export const lostFor = 'Lost {time}';
export const idle = 'Idle';
export const notSeenYet = 'Not open';
export const notConnected = 'Off';
export const connecting = 'Connecting';
export const framesLost = 'fps, {count} lost';
export const none = '–';
export const you = 'You';
export const streamLive = 'Stream live';
export const streamOff = 'Stream';
export const notStreaming = 'Off air';
export const recording = 'Recording';
export const obsNotStreaming = 'OBS is not streaming';
export const rehearsal = 'Rehearsal';
export const time = 'Time';
export const roomMenu = 'Room menu';
export const operators = 'Operators';
export const health = 'Health';
export const unknownPlace = 'Not known';

// Places of operators
export const directing = 'Directing';
export const atPreview = 'Preview';
export const atCue = 'Cue {number}';
export const typingIn = 'Typing: {field}';
export const isTyping = '{name} is typing';
export const edits = '{name} edits';
export const uses = '{name} is here';
export const fieldTitle = 'Title';
export const fieldText = 'Text';
export const fieldNotes = 'Notes';
export const fieldFocus = 'Focus';

// Alarms
export const obsElsewhere = 'OBS shows another scene';
export const obsElsewhereText = 'Viewers see “{scene}”. Nobody sees MES: {what}.';
export const noSources = 'OBS has no MES sources yet';
export const noSourcesText =
  'Viewers see “{scene}”. One press makes the scene MES with its two sources, and shows it.';
export const putBack = 'Put MES back';
export const leaveIt = 'Leave it';
export const serverAway = 'Server away {time}, next try in {next} s';
export const serverAwayText =
  'On air stays as it is: {what}. Takes do not work. Clear overlays and Safe card still work, through OBS.';
export const serverAwayNoObs = 'On air stays as it is: {what}. Takes do not work.';
export const tryNow = 'Try now';
export const sourceLost = '{source} source not seen for {time}';
export const sourceLostText = 'Open OBS and check the source MES {source}.';
export const streamingInRehearsal = 'Streaming started in rehearsal';
export const streamingInRehearsalText = 'Viewers see the watermark.';
export const obsLost = 'OBS is lost. The picture here is drawn, not seen.';
export const matchDeleted = 'The match of the stream was deleted';
export const matchDeletedText = 'What it showed stays until you follow another match.';

// Run of show
export const runOfShow = 'Run of show';
export const late = '{time} late';
export const early = '{time} early';
export const onTime = 'On time';
export const ends = 'ends {time}';
export const cueDone = 'Cue 1 done';
export const cuesDone = 'Cues 1 to {count} done';
export const showDone = 'Show';
export const hideDone = 'Hide';
export const onAir = 'On air';
export const preview = 'Preview';
export const skipped = 'Skipped';
export const notInRun = 'On air, not in the run';
export const notSeenByViewers = 'Not seen by viewers';
export const ofLength = 'of {time}';
export const back = 'Back';
export const next = 'Next';
export const add = 'Add';
export const editRun = 'Edit';
export const doneEditing = 'Done';
export const emptyRun = 'The run is empty.';
export const emptyRunText = 'Start with a template, or prepare a scene and press +.';
export const useTemplate = 'Use a template';
export const opening = 'Opening';
export const between = 'Between matches';
export const closing = 'Closing';
export const matchLetter = 'Match {letter}';
export const plannedTime = 'Planned time of cue {number}';
export const length = 'Length of cue {number}';
export const notesOf = 'Notes of cue {number}';
export const notesHint = 'Notes';
export const selectCue = 'Select cue {number}, {name}';
export const skip = 'Skip';
export const unskip = 'Play';
export const duplicate = 'Copy';
export const deleteCues = 'Delete';
export const deleteOneTitle = 'Delete 1 cue';
export const deleteManyTitle = 'Delete {count} cues';
export const deleteMessage = 'Undo brings them back.';
export const template = 'Template';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const selected = '{count} selected';
export const replaceRun = 'Replace the run';
export const replaceMessage = 'The run has {count} cues. They are replaced; Undo brings them back.';
export const startRunMessage = 'Cues with planned lengths, to start from.';
export const templateLabel = 'Format';
export const packageLabel = 'Package';
export const startsAt = 'Starts at';
export const startsHint = 'Empty: the run has no planned times';
export const matchesLabel = 'Matches';
export const allPlanned = 'All open matches of the day';
export const streamMatch = 'The match of the stream';

// Monitors and take
export const ready = 'Ready';
export const held = 'Held';
export const notReady = 'Not ready';
export const noServer = 'No server';
export const nothingPrepared = 'Nothing in preview';
export const nothingPreparedText = 'Press a scene, or Down for the next cue.';
export const nothingOnAir = 'Nothing is on air';
export const notInTheRun = 'Not in the run';
export const seenInObs = 'Seen in OBS';
export const painted = 'Painted, {ms} ms';
export const notPainted = 'Not painted yet';
export const drawnHere = 'Drawn here, OBS not connected';
export const obsPicture = 'OBS picture';
export const obsScene = 'OBS scene';
export const watermark = 'Rehearsal';
export const previewMonitor = 'Preview monitor';
export const programMonitor = 'Program monitor';
export const take = 'Take';
export const cut = 'Cut';
export const stinger = 'Stinger';
export const stingerOff = 'Off: Take cuts';
export const stingerOf = '{package}, {seconds} s';
export const goingOnAir = 'Going on air';
export const oneMoreWaits = '1 more take waits';
export const typingHint = 'Typing: press Esc, then Space';
export const notSeenElsewhere = 'Not seen while OBS is elsewhere';
export const takesNotKept = 'Takes are not kept for later';
export const takeWithMatch = '{scene}, match {letter}';

// What is missing
export const missing = {
  match: 'Not ready: no match. Follow one, or choose it in Cue.',
  deleted_match: 'Not ready: the match of this cue was deleted.',
  teams: 'Not ready: an opponent is not decided.',
  roster: 'Not ready: no roster for {team}. Take shows names only.',
  veto: 'Not ready: the map veto has not started.',
  countdown: 'Not ready: no countdown runs. Take shows the start of the match.',
  map_won: 'Not ready: no map is won yet.',
  series_won: 'Not ready: the series is not over.',
  focus_team: 'Not ready: no team in focus.',
  focus_player: 'Not ready: no player in focus. Press T to name one.',
  package: 'The package does not fit the tournament.',
} as const;
export const packageDoesNotFit = 'Does not fit {tournament}';

// Benches
export const bench = 'Bench';
export const cueBench = 'Cue';
export const gameBench = 'Game';
export const vetoBench = 'Veto';
export const logBench = 'Log';
export const keysBench = 'Keys';
export const changesPreview = 'Changes preview only';
export const onAirAtOnce = 'On air at once';
export const inRehearsalAtOnce = 'In rehearsal at once';
export const everythingDone = 'Everything that was done';
export const assignKeys = 'Press a key to assign another';
export const oneScoreWaits = '1 score waits for the server';
export const scoresWait = '{count} scores wait for the server';
export const allScenes = 'All scenes';
export const mapWonBy = 'Map won by {team}';
export const nowLeftOrRight = 'Map won: press {left} or {right}';
export const anotherMatch = 'Another match';
export const package_ = 'Package';
export const noMatch = 'No match';
export const noMatchText = 'Follow a match or add one.';
export const notInUse = 'Not in use';
export const focusPlaceholder = 'Follows the match';
export const noSuchFocus = 'No team or player of the match is called “{name}”.';
export const chooseMatch = 'Choose a match';
export const noOpenMatch = 'No match is played or planned.';
export const notDecided = 'TBD';
export const versus = '{a} – {b}';
export const followMatch = 'Follow on stream';

// Game
export const round = 'Round';
export const swap = 'Swap';
export const series = 'Series';
export const plusOne = 'Plus one {team}';
export const minusOne = 'Minus one {team}';
export const scoreByHand = 'Score by hand';
export const scoreFromGame = 'Score from game';
export const pause = 'Pause';
export const technicalPause = 'Technical pause';
export const timeoutOf = 'Timeout of {team}';
export const resume = 'Resume';
export const running = 'Running';
export const wonBy = 'Won by {team}';
export const oneWaits = '1 waits';
export const manyWait = '{count} wait';
export const gameSays = 'Game data says {a} : {b}';
export const coalition = 'Coalition';
export const breach = 'Breach';
export const sideUnknown = 'Side not known';
export const mapNumber = 'Map {number}';
export const noMaps = 'No maps are named yet. The veto names them.';
export const score = '{a} : {b}';
export const teamOne = 'Team 1';
export const teamTwo = 'Team 2';

// Veto
export const bans = '{team} bans';
export const picks = '{team} picks';
export const chooseDecider = 'Choose the decider';
export const chooseLeftOut = 'Choose what is left out';
export const vetoDone = 'The veto is done';
export const changeSlot = 'Change step {number}';
export const step = 'Step {number} of {total}';
export const otherTeam = 'Other team';
export const ban = 'Ban';
export const pick = 'Pick';
export const decider = 'Decider';
export const leftOut = 'Left out';
export const alreadyBanned = '{map} is already banned.';
export const alreadyPicked = '{map} is already picked.';
export const bannedBy = 'Banned, {team}';
export const pickedBy = 'Picked, {team}';
export const steps = 'Steps of the veto';
export const maps = 'Maps';
export const startAgain = 'Start again';
export const format = 'Format';

// Log
export const undoThis = 'Undo this';
export const undoAlso = 'Undo, also removes {count} later';
export const undoneBy = 'Undone by {name}';
export const replaced = 'Undone';
export const emptyLog = 'Nothing was done yet.';
export const somebody = 'Somebody';

// Keys
export const pressKey = 'Press a key';
export const resetKeys = 'Reset all keys';
export const conflict = 'Used twice';
export const assign = 'Assign a key: {action}';

// Channels
export const channels = 'Overlay channels';
export const out = 'Out';
export const onAirSince = 'On air {time}';
export const notSeen = 'Not seen';
export const takeIn = 'Take in';
export const takeOut = 'Take out';
export const change = 'Change';
export const followsMatch = 'Follows the match on air';
export const nextMatchOnAir = 'Next: match on air';
export const nextItem = 'Next: {item}';
export const nextOf = 'Next {number} of {total}: {item}';
export const nothingNext = 'Nothing prepared';
export const outIn = 'Out in {seconds} s. ';
export const nextItemOf = 'Next item of {channel}';
export const prepareItem = 'Prepare {channel}';
export const nothingOnChannel = 'Nothing on air';
export const onChannel = 'On: {item}';
export const allSponsors = 'All in turn';
export const presentedBy = 'Presented by';
export const mapLine = 'Map {number}, {score}';
export const name = 'Name';
export const detail = 'Role or team';
export const secondName = 'Second name';
export const secondDetail = 'Second role or team';
export const title = 'Title';
export const text = 'Text';
export const team = 'Team';
export const secondsOnAir = 'Seconds on air';
export const secondsHint = 'Empty: until it is taken out';
export const prepareConfirm = 'Prepare';
export const library = 'Casters and sponsors';
export const openLibrary = 'Edit casters and sponsors';
export const openLibraryHint = 'In another tab; the room stays open.';

// Foot
export const undo = 'Undo';
export const undoWhat = 'Undo: {what}';
export const nothingToUndo = 'Nothing to undo';
export const yours = 'yours, {time}';
export const redo = 'Redo';
export const keys = 'Keys';
export const clearOverlays = 'Clear overlays';
export const safeCard = 'Safe card';
export const throughObs = 'through OBS';
export const changedField = '{name} changed {field} {seconds} s ago.';
export const youHadTyped = 'You had typed “{text}”.';
export const useMine = 'Use mine';
export const keepTheirs = 'Keep {name}’s';
export const pressAgain = 'Press again to do it.';

// Menu
export const startRehearsal = 'Start rehearsal';
export const startRehearsalMessage =
  'All outputs show a simulated series of {a} and {b} with a watermark. Nothing of it counts or is kept.';
export const endRehearsal = 'End rehearsal';
export const endRehearsalMessage =
  'What was on air before comes back at once. What was done in the rehearsal is dropped.';
export const noRehearsalLive = 'Rehearsal cannot start while OBS streams.';
export const settings = 'Stream settings';
export const inAnotherTab = 'In another tab';
export const closeRoom = 'Close the room';
export const stayInRoom = 'Stay here';
export const closeRoomMessage =
  'The stream is live. Outputs stay as they are; nobody here directs them.';
export const connectObs = 'Connect OBS';
export const disconnectObs = 'Disconnect OBS';
export const disconnectMessage =
  'The room does not see the real picture any more, and panic buttons do not work without the server.';
export const obsAddress = 'Address';
export const obsPassword = 'Password';
export const setUpSources = 'Set up sources in OBS';
export const sourcesReady = 'The sources are set up.';
export const lastTenMinutes = 'Last 10 minutes';
export const address = 'Address for OBS';
export const copy = 'Copy address';
export const copied = 'Copied.';
export const renewKey = 'Renew the key';
export const renewKeyMessage =
  'Addresses that are in use stop reporting. Set the new addresses in OBS.';
export const noValues = 'No values yet.';
export const overlayHint =
  'Sources keep working while the server is away if OBS opens them over https or from localhost.';

// Phone
export const previousCue = 'Previous cue';
export const nextCue = 'Next cue';
export const holdHalfSecond = 'Hold half a second';
export const swipeToUnlock = 'Swipe to unlock';
export const lowerThirdIn = 'Lower third in';
export const lowerThirdOut = 'Lower third out';
export const scoreBugIn = 'Score bug in';
export const scoreBugOut = 'Score bug out';
export const cueNumber = 'Cue {number}';

// Library
export const libraryLead = 'Who speaks and who presents: for lower thirds and the sponsor channel.';
export const backToRoom = 'Back to the control room';
export const casters = 'Casters and guests';
export const sponsors = 'Sponsors';
export const noCasters = 'Nobody is saved yet.';
export const noSponsors = 'No sponsor is saved yet.';
export const addCaster = 'Add caster';
export const editCaster = 'Edit caster';
export const saveCaster = 'Save caster';
export const deleteCaster = 'Delete caster';
export const deleteCasterMessage = '{name} is taken off the list. What is on air stays.';
export const addSponsor = 'Add sponsor';
export const editSponsor = 'Edit sponsor';
export const saveSponsor = 'Save sponsor';
export const deleteSponsor = 'Delete sponsor';
export const deleteSponsorMessage = '{name} leaves the rotation.';
export const inRotation = 'In the rotation';
export const outOfRotation = 'Not in the rotation';
export const picture = 'Picture';
export const pictureNeeded = 'A sponsor needs a picture.';
export const nameNeeded = 'A name is needed.';
export const saved = '{name} is saved.';
export const deleted = '{name} is deleted.';
export const edit = 'Edit';
export const delete_ = 'Delete';
export const player = 'Player';
export const orderOfSponsors = 'Order of the rotation';
export const sponsorAt = '{name}, place {place}';
export const sponsorMoved = '{name} is at place {place}.';
export const openRoom = 'Open the control room';
