/**
 * The page's own socket, `/socket.io`: what concerns the signed-in account alone. The server
 * subscribes it to `account:{id}` by itself; nothing is ever sent. Nobody signed in, no socket. To be
 * loaded on demand, as the socket library comes with it.
 */
import { io as openSocket } from 'socket.io-client';
import { Channel, framesIn } from './channel';
import { type Clock, systemClock } from './clock';
import { RECONNECTION } from './gateway';
import { type ChannelHandlers, handleEvent } from './handlers';
import { type Account, type Identity, sameCredentials } from './identity';
import { readSubscribed } from './subscriptions';

export interface AccountFeedOptions {
  /** Empty for the page's own origin. */
  readonly url?: string;
  readonly identity: Pick<Identity, 'get' | 'subscribe'>;
  readonly io?: typeof openSocket;
  /** `missed` also at the start: what was read before may be old. */
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
  let owner: Account | null = null;
  let stop = () => {};

  /** Another account needs another socket; a new name or permission does not. */
  function follow(): void {
    const account = isOpen ? identity.get() : null;
    if (sameCredentials(account, owner)) return;
    owner = account;
    stop();
    stop = account ? listen(account, options) : () => {};
  }

  identity.subscribe(follow);
  return {
    open() {
      isOpen = true;
      follow();
    },
    close() {
      isOpen = false;
      follow();
    },
  };
}

/** Answers what ends it. */
function listen(
  { id, secret }: Account,
  { io = openSocket, url, handlers, clock = systemClock }: AccountFeedOptions,
): () => void {
  let ended = false;
  const missed = () => handlers.missed?.();
  const channel = new Channel({
    event: (event) => handleEvent(handlers, event),
    snapshot: missed,
    missed,
  });
  const socket = io(url || undefined, {
    ...RECONNECTION,
    transports: ['websocket'],
    forceNew: true,
    // Asked for at each attempt: it goes on where the last connection ended.
    auth: (give: (handshake: object) => void) =>
      give({ id, secret, ...(channel.last === null ? {} : { revision: channel.last }) }),
  });
  /** The handshake is the only way to ask for what is missing. */
  const askAgain = () => socket.disconnect().connect();

  socket.on('connect', () => channel.await());
  socket.on('subscribed', (answer: unknown) => {
    if (channel.last === null) missed();
    if (channel.subscribed(readSubscribed(answer)) === 'gap') askAgain();
  });
  socket.on('channel_event', (push: unknown) => {
    const outcomes = framesIn(push).map((frame) => channel.receive(frame));
    if (outcomes.includes('gap')) askAgain();
  });
  // After a refusal, such as one by the queue, the library does not come back by itself.
  socket.on('connect_error', () => {
    if (socket.active) return;
    clock.after(waitMs(), () => {
      if (!ended && !socket.active) socket.connect();
    });
  });
  return () => {
    ended = true;
    socket.disconnect();
  };
}

/** Spread out, because a server that turns everyone away would have everyone back at once. */
function waitMs(): number {
  const { reconnectionDelayMax, randomizationFactor } = RECONNECTION;
  return reconnectionDelayMax * (1 - Math.random() * randomizationFactor);
}
