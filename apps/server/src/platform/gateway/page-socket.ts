/**
 * `/socket.io`: the socket of every page. A signed-in account gets the events of its own channel, and
 * every page learns when it is older than the server.
 */
import type { Server as HttpServer } from 'node:http';
import { channels } from '@mes/contract/channels';
import { ProductError } from '@mes/contract/errors';
import { Server, type Socket } from 'socket.io';
import type { Log } from '../log';
import type { AccountConnections } from './account-connections';
import type { createHandshake, SocketIdentity } from './handshake';
import type { Limits } from './limits';
import { MessageLimiter } from './message-limiter';
import { SocketIoSubscriber } from './socket-io-subscriber';
import { Subscriptions } from './subscriptions';
import { lengthOf, RawJson, textParser } from './text-parser';

const MAX_BYTES = 10_000;

interface PageSocketOptions {
  readonly http: HttpServer;
  readonly handshake: ReturnType<typeof createHandshake>;
  readonly subscriptions: ConstructorParameters<typeof Subscriptions>[0];
  readonly accountConnections: AccountConnections;
  /** The hash of the site that this server serves. */
  readonly build: string;
  /** Polling works only if all requests of a client reach the same process. */
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
  io.on('connection', (socket) => handleConnection(socket, options));
  return io;
}

function handleConnection(socket: Socket, options: PageSocketOptions): void {
  const { build, limits, log, accountConnections } = options;
  const { credentials, actor } = socket.data as SocketIdentity;
  // A page remembers the build of its first connection and sends it when it reconnects.
  const { build: known, revision } = socket.handshake.auth;
  socket.emit('build', { build });
  if (known !== undefined && known !== build) socket.emit('refresh', { build });

  const limiter = new MessageLimiter(limits, { maxPayload: MAX_BYTES, now: performance.now() });
  socket.use((event) => {
    const length = lengthOf(event);
    const decision = limiter.check({ length, payload: length, now: performance.now() });
    if (decision === 'too many refusals') socket.disconnect(true);
  });
  if (!actor) return;

  const subscriber = new SocketIoSubscriber(socket, { limits, polling: options.polling });
  const subscriptions = new Subscriptions(options.subscriptions, {
    subscriber,
    credentials,
    actor,
  });
  const removeConnection = accountConnections.add(actor.id, { subscriptions, subscriber });
  socket.on('disconnect', () => {
    removeConnection();
    subscriptions.close();
  });
  const channel = channels.account(actor.id).name;
  subscriptions
    .subscribe({ channel, revision }, ({ json }) =>
      subscriber.emit('subscribed', new RawJson(json)),
    )
    .catch((error) => {
      if (error instanceof ProductError) subscriber.sendEnded(channel, error);
      else
        log.error(
          { err: error, accountId: actor.id },
          'an account could not subscribe to its channel',
        );
    });
}
