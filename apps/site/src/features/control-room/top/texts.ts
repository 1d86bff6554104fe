// Top row
export const obs = 'OBS';
export const lastTake = 'Last take';
export const gameData = 'Game data';
export const milliseconds = 'ms';
export const slow = 'slow';
export const lostFor = 'Lost {time}';
export const idle = 'Idle';
export const notSeenYet = 'Not open';
export const notConnected = 'Off';
export const connecting = 'Connecting';
export const framesLost = 'fps, {count} lost';
export const streamLive = 'Stream live';
export const streamOff = 'Stream';
export const notStreaming = 'Off air';
export const recording = 'Recording';
export const obsNotStreaming = 'OBS is not streaming';
export const roomMenu = 'Room menu';
export const operators = 'Operators';
export const health = 'Health';
export const unknownPlace = 'Not known';

// Places of operators
export const directing = 'Directing';
export const atPreview = 'Preview';
export const atCue = 'Cue {number}';
export const typingIn = 'Typing: {field}';
export const fieldNotes = 'Notes';

// Alarms
export const obsElsewhere = 'OBS shows another scene';
export const obsElsewhereText = 'Viewers see “{scene}”. Nobody sees MES: {what}.';
export const overlaysHidden = 'OBS hides the overlays';
export const overlaysHiddenText = 'Viewers see the program without: {what}.';
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
export const sourceBehind = '{source} has not shown the last take';
export const sourceBehindText =
  'Viewers still see what was on air before. Reload the source MES {source} in OBS.';
export const sourceFailed = '{source} cannot show the scene';
export const sourceFailedText = 'The last good picture stays on air. {fault}';
export const streamingInRehearsal = 'Streaming started in rehearsal';
export const streamingInRehearsalText = 'Viewers see the watermark.';
export const obsLost = 'OBS is lost. The picture here is drawn, not seen.';
export const matchDeleted = 'The match of the stream was deleted';
export const matchDeletedText = 'What it showed stays until you follow another match.';

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
export const connectObs = 'Connect OBS';
export const disconnectObs = 'Disconnect OBS';
export const disconnectMessage =
  'The room does not see the real picture any more, and panic buttons do not work without the server.';
export const obsAddress = 'Address';
export const obsPassword = 'Password';
export const setUpSources = 'Set up sources in OBS';
export const sourcesReady = 'The sources are set up.';
export const lastTenMinutes = 'Last 10 minutes';
export const copy = 'Copy address';
export const copied = 'Copied.';
export const renewKey = 'Renew the key';
export const renewKeyMessage =
  'Addresses that are in use stop reporting. Set the new addresses in OBS.';
export const noValues = 'No values yet.';
export const overlayHint =
  'Sources keep working while the server is away if OBS opens them over https or from localhost.';
