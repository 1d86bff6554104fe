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
export const seconds = 's';
export const none = '–';
export const you = 'You';
export const rehearsal = 'Rehearsal';
export const time = 'Time';

// Places of operators
export const isTyping = '{name} is typing';
export const uses = '{name} is here';
export const fieldTitle = 'Title';
export const fieldText = 'Text';
export const fieldFocus = 'Focus';

// Run of show
export const onAir = 'On air';
export const preview = 'Preview';
export const notSeenByViewers = 'Not seen by viewers';
export const back = 'Back';
export const next = 'Next';
export const add = 'Add';
export const matchLetter = 'Match {letter}';
export const template = 'Template';

// Monitors and take
export const ready = 'Ready';
export const held = 'Held';
export const notReady = 'Not ready';
export const noServer = 'No server';
export const nothingPrepared = 'Nothing in preview';
export const nothingOnAir = 'Nothing is on air';
export const notInTheRun = 'Not in the run';
export const painted = 'Painted, {ms} ms';
export const watermark = 'Rehearsal';
export const previewMonitor = 'Preview monitor';
export const programMonitor = 'Program monitor';
export const take = 'Take';
export const takesNotKept = 'Takes are not kept for later';

// Benches
export const noMatches = 'The show has no match yet.';
export const firstMatch = 'That is the first match of the show.';
export const lastMatch = 'That is the last match of the show.';
export const noSuchScene = '{package} has no scene at this key.';
export const noOtherPackage = 'No other package has this scene.';
export const notDecided = 'TBD';
export const versus = '{a} – {b}';

// Game
export const series = 'Series';
export const plusOne = 'Plus one {team}';
export const minusOne = 'Minus one {team}';
export const pause = 'Pause';
export const mapNumber = 'Map {number}';
export const score = '{a} : {b}';
export const teamOne = 'Team 1';
export const teamTwo = 'Team 2';

// Veto
export const vetoDone = 'The veto is done';
export const vetoDoneHint = 'The veto is done. Numbers choose scenes in Cue.';
export const noSuchMap = 'The map pool has no map at this key.';
export const step = 'Step {number} of {total}';
export const decider = 'Decider';
export const alreadyBanned = '{map} is already banned.';
export const alreadyPicked = '{map} is already picked.';
export const maps = 'Maps';

// Log
export const replaced = 'Undone';
export const somebody = 'Somebody';

// Keys
export const assign = 'Assign a key: {action}';

// Channels
export const channels = 'Overlay channels';
export const out = 'Out';
export const followsMatch = 'Follows the match on air';
export const nothingNext = 'Nothing prepared';
export const nextItemOf = 'Next item of {channel}';
export const allSponsors = 'All in turn';
export const name = 'Name';
export const detail = 'Role or team';
export const title = 'Title';
export const text = 'Text';
export const team = 'Team';
export const library = 'Casters and sponsors';

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
export const closeRoom = 'Close the room';
export const stayInRoom = 'Stay here';
export const closeRoomMessage =
  'The stream is live. Outputs stay as they are; nobody here directs them.';
export const address = 'Address for OBS';

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
export const picture = 'Picture';
export const nameNeeded = 'A name is needed.';
export const saved = '{name} is saved.';
export const deleted = '{name} is deleted.';
export const player = 'Player';
export const openRoom = 'Open the control room';
