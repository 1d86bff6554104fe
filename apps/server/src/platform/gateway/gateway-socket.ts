/** `/gatewayV3`: calls and channels for the site, over Socket.IO with the WebSocket transport only. */
import { randomBytes } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { channels } from '@mes/contract/channels';
import { type ProductError, TooManyRequests } from '@mes/contract/errors';
import { Server, type Socket } from 'socket.io';
import { errorAnswer } from '../calls/answer';
import type { AnswerEnvelope } from '../calls/envelope';
import type { Log } from '../log';
import type { AccountConnections } from './account-connections';
import { textFrame } from './frames';
import type { createHandshake, SocketIdentity } from './handshake';
import type { Limits } from './limits';
import { MessageLimiter } from './message-limiter';
import { SocketIoSubscriber } from './socket-io-subscriber';
import { Subscriptions } from './subscriptions';
import { lengthOf, RawJson, textParser } from './text-parser';

interface GatewaySocketOptions {
  readonly http: HttpServer;
  readonly handshake: ReturnType<typeof createHandshake>;
  readonly subscriptions: ConstructorParameters<typeof Subscriptions>[0];
  readonly accountConnections: AccountConnections;
  readonly answerEnvelope: AnswerEnvelope;
  readonly visitorOf: (request: IncomingMessage) => string;
  readonly limits: Limits;
  readonly log: Log;
}

export interface GatewaySocket {
  readonly io: Server;
  /** Calls that are not answered yet. */
  readonly pendingCalls: ReadonlySet<Promise<void>>;
}

export function openGatewaySocket(options: GatewaySocketOptions): GatewaySocket {
  const { http, handshake, limits } = options;
  const io = new Server(http, {
    path: '/gatewayV3',
    transports: ['websocket'],
    serveClient: false,
    destroyUpgrade: false,
    parser: textParser,
    maxHttpBufferSize: limits.payloadBytes,
    connectTimeout: 10_000,
  });
  const pendingCalls = new Set<Promise<void>>();
  io.use(handshake);
  io.on('connection', (socket) => new Connection(socket, options, pendingCalls));
  return { io, pendingCalls };
}

type Fields = Record<string, unknown>;

class Connection {
  readonly #socket: Socket;
  readonly #options: GatewaySocketOptions;
  readonly #subscriber: SocketIoSubscriber;
  readonly #subscriptions: Subscriptions;
  readonly #visitor: string;
  readonly #limiter: MessageLimiter;
  readonly #pendingCalls: Set<Promise<void>>;
  #inFlight = 0;

  constructor(socket: Socket, options: GatewaySocketOptions, pendingCalls: Set<Promise<void>>) {
    const { limits, accountConnections } = options;
    const { credentials, actor, visit } = socket.data as SocketIdentity;
    this.#socket = socket;
    this.#options = options;
    this.#pendingCalls = pendingCalls;
    this.#visitor = options.visitorOf(socket.request);
    this.#subscriber = new SocketIoSubscriber(socket, { limits, polling: false });
    this.#subscriptions = new Subscriptions(options.subscriptions, {
      subscriber: this.#subscriber,
      credentials,
      actor,
    });
    this.#limiter = new MessageLimiter(limits, {
      maxPayload: limits.payloadCharacters,
      now: performance.now(),
    });
    // Sent by the pages of overlays and casters, and counted in the metrics.
    socket.data.streaming = socket.handshake.query.streaming === 'true';

    const removeConnection =
      actor &&
      accountConnections.add(actor.id, {
        subscriptions: this.#subscriptions,
        subscriber: this.#subscriber,
      });
    socket.use((event, next) => {
      if (this.#allows(event)) next();
    });
    socket.on('request', (envelope) => this.#request(envelope));
    socket.on('subscribe_channel', (request, reply) => this.#subscribe(fieldsOf(request), reply));
    socket.on('subscribe_matchup', (request, reply) =>
      this.#subscribe({ ...fieldsOf(request), channel: matchChannelOf(request) }, reply),
    );
    socket.on('cancel_subscription', (request, reply) => this.#cancel(fieldsOf(request), reply));
    socket.on('ping', (...args) => {
      visit.recordActivity();
      acknowledge(args.at(-1), 'pong');
    });
    socket.on('disconnect', () => {
      removeConnection?.();
      this.#subscriptions.close();
    });
  }

  /** Checks the limits before a message is handled. A refused message is answered with an error. */
  #allows(event: unknown[]): boolean {
    const { limits } = this.#options;
    const now = performance.now();
    const { backlog } = this.#subscriber;
    if (backlog > limits.hardBacklogBytes) {
      this.#subscriber.terminate();
      return false;
    }
    const length = lengthOf(event);
    // A client that does not read its answers gets no further ones.
    const decision =
      backlog > limits.backlogBytes
        ? this.#limiter.refuse(new TooManyRequests(1), now)
        : this.#limiter.check({ length, payload: payloadOf(event, length), now });
    if (decision === 'accepted') return true;
    // A disconnect packet: after it, Socket.IO's client does not reconnect by itself.
    if (decision === 'too many refusals') this.#socket.disconnect(true);
    else this.#refuse(event, decision);
    return false;
  }

  #refuse(event: unknown[], error: ProductError): void {
    const [name, message] = event;
    if (name === 'request') this.#respond(fieldsOf(message).requestId, this.#fail(error));
    else acknowledge(event.at(-1), new RawJson(this.#fail(error).toString()));
  }

  #request(envelope: unknown): void {
    const { requestId } = fieldsOf(envelope);
    if (this.#inFlight >= this.#options.limits.requestsInFlight) {
      this.#respond(requestId, this.#fail(new TooManyRequests(1)));
      return;
    }
    this.#inFlight++;
    const work = this.#answer(envelope)
      .then((body) => this.#respond(requestId, body))
      .catch((error) => this.#options.log.error({ err: error }, 'a call was not answered'))
      .finally(() => {
        this.#inFlight--;
        this.#pendingCalls.delete(work);
      });
    this.#pendingCalls.add(work);
  }

  async #answer(envelope: unknown): Promise<Buffer> {
    const { credentials, visit } = this.#socket.data as SocketIdentity;
    const { idempotencyKey } = fieldsOf(envelope);
    const { body } = await this.#options.answerEnvelope(envelope, {
      credentials,
      requestId: randomBytes(9).toString('base64url'),
      visitor: this.#visitor,
      visit,
      idempotencyKey:
        typeof idempotencyKey === 'string' && idempotencyKey !== '' ? idempotencyKey : undefined,
    });
    return body;
  }

  /** Sends the bytes of the answer without parsing them: `{requestId, …` replaces the first brace. */
  #respond(requestId: unknown, body: Buffer): void {
    const id = JSON.stringify(isRequestId(requestId) ? requestId : null);
    const frame = textFrame(
      Buffer.from(`42["response",{"requestId":${id},`),
      body.subarray(1),
      Buffer.from(']'),
    );
    this.#subscriber.write({ text: '', options: { wsPreEncodedFrame: [frame] } });
  }

  #subscribe({ channel, revision }: Fields, reply: unknown): void {
    this.#subscriptions
      .subscribe({ channel, revision }, ({ json }) =>
        acknowledge(reply, new RawJson(`{"status":"SUCCESS","data":${json}}`)),
      )
      .catch((error) => acknowledge(reply, new RawJson(this.#fail(error).toString())));
  }

  #cancel({ channel }: Fields, reply: unknown): void {
    this.#subscriptions.cancel(channel).then(
      () => acknowledge(reply, new RawJson('{"status":"SUCCESS","data":{}}')),
      (error) => acknowledge(reply, new RawJson(this.#fail(error).toString())),
    );
  }

  #fail(error: unknown): Buffer {
    return errorAnswer(error, this.#options.log).body;
  }
}

function acknowledge(reply: unknown, body: RawJson | 'pong'): void {
  if (typeof reply === 'function') reply(body);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function matchChannelOf(request: unknown): string | undefined {
  const { id } = fieldsOf(request);
  return typeof id === 'string' || typeof id === 'number'
    ? channels.match(String(id)).name
    : undefined;
}

function isRequestId(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= 100);
}

/** The length without the brackets and the event's name: the client counts the same characters. */
function payloadOf([name]: unknown[], length: number): number {
  return length - JSON.stringify(name).length - '[,]'.length;
}
