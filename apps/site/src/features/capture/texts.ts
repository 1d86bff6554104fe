import type { CaptureWarning } from '@mes/contract/capture';
import type { WarningKind } from '@mes/domain/capture/warnings';

const WARNING_TEXTS: Readonly<Record<WarningKind, (name: string) => string>> = {
  unknown_player: (name) => `${name} is not in the line-up.`,
  already_dead: (name) => `${name} died twice; the second does not count.`,
  acted_dead: (name) => `${name} acted after dying.`,
  team_kill: (name) => `${name} eliminated a teammate.`,
  assist_not_counted: (name) => `The assist of ${name} does not count.`,
  wrong_side: () => 'Planted or defused by the wrong side. Are the sides swapped?',
  twice_in_round: () => 'A second plant or defuse, which does not count.',
  not_planted: () => 'Defused or exploded without a plant.',
  wrong_winner: () => 'That side cannot win this way.',
  unexplained_end: () => 'Nothing says how the round was won.',
  empty_round: () => 'Ended without any event. Was it ended twice?',
  kills_and_deaths_differ: () => 'Kills and deaths differ.',
  swap_missing: () => 'Sides should have swapped before this round.',
  swap_unexpected: () => 'Sides swapped where they do not.',
  after_the_end: () => 'The map was already decided.',
};

/** `Round 14: Kills and deaths differ.` */
export function warningText(warning: CaptureWarning, nameOf: (playerId: string) => string): string {
  const name = warning.player === null ? 'Someone' : nameOf(warning.player);
  return `Round ${warning.round}: ${WARNING_TEXTS[warning.kind](name)}`;
}

export const capture = 'Capture';
export const bestOf = 'best of {maps}';
export const maps = 'Maps';
export const notNeeded = 'not needed';
export const saved = 'Saved';
export const notSent = '{waiting} not sent';
export const connected = 'Connected, {latency} ms';

export const series = 'Series';
export const serverOfMap = 'Server, map {number}';
export const notSet = 'Not set';
export const editSeries = 'Edit series';
export const keyShiftM = 'Shift M';
export const closeMap = 'Close map';
export const reopenMap = 'Reopen map';
export const showOnStream = 'Show on stream';
export const lineUp = 'Line-up';
export const capturedKinds = 'What is captured';
export const removePlayerEvents = 'Remove a player’s events';
export const clearMap = 'Clear map';
export const andMore = 'and {rest} more';

export const mapOver = 'Map over';
export const round = 'Round';
export const toBeDecided = 'TBD';
export const nothingYet = 'Nothing yet';
export const liveFor = 'Live {clock}';

export const noMap = 'This match has no such map.';
export const windowTooNarrow = 'Capturing needs a window that is at least 1100 pixels wide.';

export const nameMapsLead = 'Enter the maps in the order they are played.';

export const ready = 'Ready';
export const notCaptured = 'Not captured in this match';
export const alreadyOutRefusal = 'That player is already out this round.';
export const notCapturedRefusal = 'That is not captured in this match.';
export const otherTeamRefusal = 'An assist is given by a teammate.';
export const pressVictim = 'Press the key of the player who was eliminated';
export const pressAssist = 'Press the key of the player who assisted';
export const pressFallen = 'Press the key of the player who died';
export const pressPlanter = 'Press the key of the player who planted';
export const pressDefuser = 'Press the key of the player who defused';
export const mapWon = '{teamName} won {mapName}. Events can still be corrected.';
export const winnersUnknown = 'They';
export const roundWon = '{side} won the round: press {key}';
export const bombDecides = 'The bomb is planted: press the key of its defuse or explosion';
export const pressKiller = 'Press the key of the player who got the kill';

export const events = 'Events';
export const findEvent = 'Find event';
export const keyZ = 'Z';
export const undoLast = 'Undo last';
export const keyDel = 'Del';
export const removeSelected = 'Remove selected';
export const noEventFits = 'No events found.';
export const oneEvent = '1 event';
export const eventCount = '{count} events';
export const roundNumber = 'Round {number}';
export const removeRound = 'Remove round';

export const otherOperator = 'other operator';
export const notSentYet = 'not sent yet';
export const removeEvent = 'Remove: {event}';

export const keyRangeTo = 'to';
export const keyEsc = 'Esc';
export const clearChord = 'Clear chord';
export const undo = 'Undo';
export const keyS = 'S';
export const swapSides = 'Swap sides';
export const allKeys = 'All keys';

export const addPlayerTitle = 'Add a player';
export const addPlayer = 'Add player';
export const playerNumber = 'Player {number}';

export const mapNumber = 'Map {number}';
export const nameMaps = 'Name maps';
export const mapPlayedOnce = 'Each map can be played once.';

export const player = 'Player';
export const killsShort = 'K';
export const deathsShort = 'D';
export const assistsShort = 'A';
export const outThisRound = 'Out this round';

export const noConnection = 'No connection';
export const tryNow = 'Try now';
export const goOnCapturing =
  'Keep capturing: {changes} stored in this browser and sent once you are back online.';
export const changeRefused = 'The server refused a change';
export const tryAgain = 'Try again';
export const discardChange = 'Discard it';
export const oneChangeIs = '1 change is';
export const changesAre = '{waiting} changes are';

export const headshot = 'Headshot';
export const assist = 'Assist';
export const grenade = 'Grenade';
export const knife = 'Knife';
export const plant = 'Plant';
export const defuse = 'Defuse';
export const exploded = 'Exploded';
export const timeOver = 'Time over';
export const rifle = 'Rifle';
export const smg = 'SMG';
export const shotgun = 'Shotgun';
export const sniper = 'Sniper';
export const pistol = 'Pistol';
export const fell = 'Died';
export const coalition = 'Coalition';
export const breach = 'Breach';

export const firstTeamKeys = 'Players of the first team';
export const secondTeamKeys = 'Players of the second team';
export const undoKey = 'Undo your last event';
export const selectKey = 'Select an event';
export const removeKey = 'Remove the selected event';

export const closeMapTitle = 'Close {mapName}?';
export const mapWinner = '{teamName} wins it {scoreA} : {scoreB}.';
export const mapLevel = 'The score is tied, and a map cannot end in a tie.';
export const mapIsOver = '{mapName} is over.';
export const reopenMapTitle = 'Reopen {mapName}?';
export const laterResultTakenBack = 'This clears the result of 1 later match.';
export const laterResultsTakenBack = 'This clears the results of {count} later matches.';
export const mapGoesOn = '{mapName} goes on.';
export const clearMapTitle = 'Clear {mapName}?';
export const clearMapMessage = 'Removes all {count} events of both operators.';
export const clearEvents = 'Clear events';
export const eventsTakenBack = 'Events removed.';
export const mapCleared = '{mapName} was cleared.';
export const removePlayerEventsTitle = 'Remove the events of a player';
export const removePlayerEventsMessage = 'Removes every event of this player on this map.';
export const removeEvents = 'Remove events';
export const capturedKindsMessage =
  'For the whole match. Round ends are always captured, as they make the score.';
export const saveChoice = 'Save choice';
export const lineUpOn = 'Line-up on {mapName}';
export const lineUpMessage = 'Everyone listed plays every round. Keys follow this order.';
export const saveLineUp = 'Save line-up';
export const playerTwice = 'A player is listed twice.';
export const streamFollows = 'The stream follows this match.';

export const removeRoundTitle = 'Remove round {number}?';
export const removeRoundMessage = 'Removes all its events, whoever captured them.';
