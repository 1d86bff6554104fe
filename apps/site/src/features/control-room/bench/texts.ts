// What is missing
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
export const followMatch = 'Follow on stream';

// Game
export const round = 'Round';
export const swap = 'Swap';
export const scoreByHand = 'Score by hand';
export const scoreFromGame = 'Score from game';
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
export const noMaps = 'No maps are named yet. The veto names them.';

// Veto
export const bans = '{team} bans';
export const picks = '{team} picks';
export const chooseDecider = 'Choose the decider';
export const chooseLeftOut = 'Choose what is left out';
export const changeSlot = 'Change step {number}';
export const otherTeam = 'Other team';
export const ban = 'Ban';
export const pick = 'Pick';
export const leftOut = 'Left out';
export const bannedBy = 'Banned, {team}';
export const pickedBy = 'Picked, {team}';
export const steps = 'Steps of the veto';
export const startAgain = 'Start again';
export const format = 'Format';

// Log
export const undoThis = 'Undo this';
export const undoAlso = 'Undo, also removes {count} later';
export const undoneBy = 'Undone by {name}';
export const emptyLog = 'Nothing was done yet.';

// Keys
export const pressKey = 'Press a key';
export const resetKeys = 'Reset all keys';
export const conflict = 'Used twice';
