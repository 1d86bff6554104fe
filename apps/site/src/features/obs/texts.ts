export const notReached =
  'OBS does not answer. Is it running, and is its WebSocket server turned on (Tools, WebSocket Server Settings)?';
export const notReachedElsewhere =
  'OBS does not answer. Is its WebSocket server turned on, and is this address one that the site may connect to (OBS_ADDRESSES)?';
export const connectionLost = 'The connection to OBS was lost.';
export const silent = 'OBS has stopped answering.';
export const notObs =
  'Something answers at this address, but not as OBS 28 or later does. Check the port.';
export const badMessage = 'OBS did not understand this page. Is one of them out of date?';
export const wrongPassword = 'The password is not the one that OBS has.';
export const passwordNeeded =
  'OBS asks for its password. This browser forgets it when the tab is closed.';
export const wrongVersion = 'This version of OBS cannot be used. Install OBS 28 or later.';
export const kicked = 'Somebody has closed this connection in OBS.';
export const badAddress = 'This is no address of OBS. It looks like ws://localhost:4455.';
export const refusedByBrowser =
  'This browser does not let a page with https connect to OBS on another machine.';
export const notConnected = 'OBS is not connected.';
export const tooSlow = 'OBS did not answer in time.';
export const refused = 'OBS has refused it.';
export const refusedBecause = 'OBS has refused it: {comment}';
export const nameIsTaken =
  'OBS has another kind of source called “{name}”. Rename that one, then set up the sources again.';
export const noScene = 'OBS has no scene “MES” with our program. Set up the sources first.';

export const off = 'Not connected';
export const connecting = 'Connecting';
export const connected = 'Connected';
export const lostFor = 'Not connected for {time}';
export const triesAgain = 'It is tried again every 2 seconds.';
export const tryNow = 'Try now';
export const showsScene = 'OBS shows “{sceneName}”.';
export const programNotShown = 'Nobody sees MES.';
export const streaming = 'Streaming';
export const recording = 'Recording';
export const address = 'Address';
export const addressHint =
  'OBS shows it under Tools, WebSocket Server Settings. OBS on another machine needs a site without https that allows its address.';
export const password = 'Password';
export const passwordHint = 'Kept in this browser until the tab is closed.';
export const connect = 'Connect OBS';
export const connectAgain = 'Connect again';
export const disconnect = 'Disconnect OBS';
export const disconnectTitle = 'Disconnect OBS?';
export const disconnectMessage =
  'The room then does not see what viewers see, and cannot clear overlays while the server is away. The sources in OBS go on.';
export const sources = 'Sources';
export const sourcesLead =
  'Makes the scene “MES” with the program and the overlays, and “MES holding” for when the server is away, and shows MES. Your other scenes stay as they are.';
export const setUpSources = 'Set up sources';
export const sourcesReady = 'The sources are ready. OBS shows MES.';
