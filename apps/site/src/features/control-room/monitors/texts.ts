// Places of operators
export const edits = '{name} edits';

// Monitors and take
export const nothingPreparedText = 'Press a scene, or Down for the next cue.';
export const seenInObs = 'Seen in OBS';
export const notPainted = 'Not painted yet';
export const drawnHere = 'Drawn here, OBS not connected';
export const obsPicture = 'OBS picture';
export const obsScene = 'OBS scene';
export const cut = 'Cut';
export const stinger = 'Stinger';
export const stingerOff = 'Off: Take cuts';
export const stingerOf = '{package}, {seconds} s';
export const untilNextTake = 'held until the next take';
export const goingOnAir = 'Going on air';
export const oneMoreWaits = '1 more take waits';
export const typingHint = 'Typing: press Esc, then Space';
export const notSeenElsewhere = 'Not seen while OBS is elsewhere';
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
  package: 'Another look: {tournament} has the package {package}.',
} as const;
