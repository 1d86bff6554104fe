/**
 * The events of the signed-in account, over the socket `/socket.io`. The server subscribes it to
 * `account:{id}`; the client sends nothing. There is no socket while nobody is signed in. Loaded by
 * `sockets.ts`.
 */
import { io as openSocket } from 'socket.io-client';
import { type Clock, systemClock } from './clock';
import { FrameSequencer, parseFrames } from './frame-sequencer';
import { RECONNECTION } from './gateway';
import { type ChannelHandlers, handleEvent } from './handlers';
import { type Account, handshakeOf, type Identity, sameCredentials } from './identity';
import { parseSubscribeResult } from './subscriptions';

export interface AccountFeedOptions {
  /** Empty for the page's own origin. */
  readonly url?: string;
  readonly identity: Pick<Identity, 'get' | 'subscribe'>;
  readonly io?: typeof openSocket;
  /** `missed` is called at the start, too: data that was read before may be stale. */
  readonly handlers: ChannelHandlers<'account'>;
  readonly clock?: Clock;
}

export interface AccountFeed {
  open(): void;
  close(): void;
}

export function createAccountFeed(options: AccountFeedOptions): AccountFeed {
  const { identity } = options;
  let isOpen = false;
  let current: Account | null = null;
  let disconnect = () => {};

  /** Another account needs a new socket; a new name or permission does not. */
  function update(): void {
    const account = isOpen ? identity.get() : null;
    if (sameCredentials(account, current)) return;
    current = account;
    disconnect();
    disconnect = account ? connect(account, options) : () => {};
  }

  identity.subscribe(update);
  return {
    open() {
      isOpen = true;
      update();
    },
    close() {
      isOpen = false;
      update();
    },
  };
}

/** Returns a function that disconnects. */
function connect(
  account: Account,
  { io = openSocket, url, handlers, clock = systemClock }: AccountFeedOptions,
): () => void {
  let isClosed = false;
  const missed = () => handlers.missed?.();
  const sequencer = new FrameSequencer({
    event: (frame) => handleEvent(handlers, frame),
    snapshot: missed,
    missed,
  });
  const socket = io(url || undefined, {
    ...RECONNECTION,
    transports: ['websocket'],
    forceNew: true,
    // Called at each attempt: a new connection continues from the last revision.
    auth: (callback: (handshake: object) => void) =>
      callback({
        ...handshakeOf(account),
        ...(sequencer.revision === null ? {} : { revision: sequencer.revision }),
      }),
  });
  /** Missed events can only be requested in the handshake. */
  const reconnect = () => socket.disconnect().connect();

  socket.on('connect', () => sequencer.startBuffering());
  socket.on('subscribed', (result: unknown) => {
    if (sequencer.revision === null) missed();
    if (sequencer.applyResult(parseSubscribeResult(result)) === 'gap') reconnect();
  });
  socket.on('channel_event', (push: unknown) => {
    const results = parseFrames(push).map((frame) => sequencer.receive(frame));
    if (results.includes('gap')) reconnect();
  });
  // The library does not reconnect after the server refused, as the queue does.
  socket.on('connect_error', () => {
    if (isClosed) socket.disconnect();
    if (socket.active) return;
    clock.after(reconnectDelayMs(), () => {
      if (!isClosed && !socket.active) socket.connect();
    });
  });
  return () => {
    isClosed = true;
    // Browsers report a socket that is closed while it is being opened as an error.
    if (socket.active && !socket.connected) socket.once('connect', () => socket.disconnect());
    else socket.disconnect();
  };
}

/** Random, so that clients that were refused together do not all come back at the same time. */
function reconnectDelayMs(): number {
  const { reconnectionDelayMax, randomizationFactor } = RECONNECTION;
  return reconnectionDelayMax * (1 - Math.random() * randomizationFactor);
}
