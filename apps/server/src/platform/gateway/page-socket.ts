/**
 * `/socket.io`: the socket of every page. A signed-in account hears what concerns it alone, and
 * everyone hears when the page is older than the server.
 */
import type { Server as HttpServer } from 'node:http';
import { channels } from '@mes/contract/channels';
import { ProductError } from '@mes/contract/errors';
import { Server, type Socket } from 'socket.io';
import type { Log } from '../log';
import type { Accounts } from './accounts';
import { Conduct } from './conduct';
import type { createHandshake, Identity } from './handshake';
import type { Limits } from './limits';
import { SocketLink } from './socket-link';
import { Subscriptions } from './subscriptions';
import { lengthOf, RawJson, textParser } from './text-parser';

const MAX_BYTES = 10_000;

interface PageSocketOptions {
  readonly http: HttpServer;
  readonly handshake: ReturnType<typeof createHandshake>;
  readonly subscriptions: ConstructorParameters<typeof Subscriptions>[0];
  readonly accounts: Accounts;
  /** Names the pages that this server serves. */
  readonly build: string;
  /** Polling needs every request of a client to reach the same process. */
  readonly polling: boolean;
  readonly limits: Limits;
  readonly log: Log;
}

export function openPageSocket(options: PageSocketOptions): Server {
  const io = new Server(options.http, {
    path: '/socket.io',
    transports: options.polling ? ['polling', 'websocket'] : ['websocket'],
    serveClient: false,
    destroyUpgrade: false,
    parser: textParser,
    maxHttpBufferSize: MAX_BYTES,
    connectTimeout: 10_000,
  });
  io.use(options.handshake);
  io.on('connection', (socket) => welcome(socket, options));
  return io;
}

function welcome(socket: Socket, options: PageSocketOptions): void {
  const { build, limits, log, accounts } = options;
  const { credentials, actor } = socket.data as Identity;
  // The page remembers its build from its first connection and shows it at every later one.
  const { build: known, revision } = socket.handshake.auth;
  socket.emit('build', { build });
  if (known !== undefined && known !== build) socket.emit('refresh', { build });

  const conduct = new Conduct(limits, { longest: MAX_BYTES, now: performance.now() });
  socket.use((event) => {
    const length = lengthOf(event);
    const verdict = conduct.judge({ length, payload: length, now: performance.now() });
    if (verdict === 'too many refusals') socket.disconnect(true);
  });
  if (!actor) return;

  const subscriber = new SocketLink(socket, { limits, polling: options.polling });
  const subscriptions = new Subscriptions(options.subscriptions, {
    subscriber,
    credentials,
    actor,
  });
  const disconnected = accounts.add(actor.id, { subscriptions, subscriber });
  socket.on('disconnect', () => {
    disconnected();
    subscriptions.close();
  });
  const channel = channels.account(actor.id).name;
  subscriptions
    .subscribe({ channel, revision }, ({ json }) =>
      subscriber.emit('subscribed', new RawJson(json)),
    )
    .catch((error) => {
      if (error instanceof ProductError) subscriber.ended(channel, error);
      else log.error({ err: error, account: actor.id }, 'an account cannot follow its channel');
    });
}
