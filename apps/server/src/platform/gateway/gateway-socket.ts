/** `/gatewayV3`: calls and channels for the site, over Socket.IO without anything but WebSocket. */
import { randomBytes } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { channels } from '@mes/contract/channels';
import { type ProductError, TooManyRequests } from '@mes/contract/errors';
import { Server, type Socket } from 'socket.io';
import { fail } from '../calls/answer';
import type { AnswerEnvelope } from '../calls/envelope';
import type { Log } from '../log';
import type { Accounts } from './accounts';
import { Conduct } from './conduct';
import { textFrame } from './frames';
import type { createHandshake, Identity } from './handshake';
import type { Limits } from './limits';
import { SocketLink } from './socket-link';
import { Subscriptions } from './subscriptions';
import { lengthOf, RawJson, textParser } from './text-parser';

interface GatewaySocketOptions {
  readonly http: HttpServer;
  readonly handshake: ReturnType<typeof createHandshake>;
  readonly subscriptions: ConstructorParameters<typeof Subscriptions>[0];
  readonly accounts: Accounts;
  readonly envelopes: AnswerEnvelope;
  readonly visitorOf: (request: IncomingMessage) => string;
  readonly limits: Limits;
  readonly log: Log;
}

export interface GatewaySocket {
  readonly io: Server;
  /** Calls that are being answered. */
  readonly underWay: ReadonlySet<Promise<void>>;
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
  const underWay = new Set<Promise<void>>();
  io.use(handshake);
  io.on('connection', (socket) => new Connection(socket, options, underWay));
  return { io, underWay };
}

type Fields = Record<string, unknown>;

class Connection {
  readonly #socket: Socket;
  readonly #options: GatewaySocketOptions;
  readonly #link: SocketLink;
  readonly #subscriptions: Subscriptions;
  readonly #visitor: string;
  readonly #conduct: Conduct;
  readonly #underWay: Set<Promise<void>>;
  #inFlight = 0;

  constructor(socket: Socket, options: GatewaySocketOptions, underWay: Set<Promise<void>>) {
    const { limits, accounts } = options;
    const { credentials, actor, visit } = socket.data as Identity;
    this.#socket = socket;
    this.#options = options;
    this.#underWay = underWay;
    this.#visitor = options.visitorOf(socket.request);
    this.#link = new SocketLink(socket, { limits, polling: false });
    this.#subscriptions = new Subscriptions(options.subscriptions, {
      subscriber: this.#link,
      credentials,
      actor,
    });
    this.#conduct = new Conduct(limits, {
      longest: limits.payloadCharacters,
      now: performance.now(),
    });
    // The overlays' and casters' pages say so; operators see how many there are.
    socket.data.streaming = socket.handshake.query.streaming === 'true';

    const disconnected =
      actor &&
      accounts.add(actor.id, { subscriptions: this.#subscriptions, subscriber: this.#link });
    socket.use((event, next) => {
      if (this.#allows(event)) next();
    });
    socket.on('request', (envelope) => this.#request(envelope));
    socket.on('subscribe_channel', (request, reply) => this.#subscribe(fieldsOf(request), reply));
    socket.on('subscribe_matchup', (request, reply) =>
      this.#subscribe({ ...fieldsOf(request), channel: matchupOf(request) }, reply),
    );
    socket.on('cancel_subscription', (request, reply) => this.#cancel(fieldsOf(request), reply));
    socket.on('ping', (...args) => {
      visit.seen();
      answer(args.at(-1), 'pong');
    });
    socket.on('disconnect', () => {
      disconnected?.();
      this.#subscriptions.close();
    });
  }

  /** Judges a message before it is looked at; a refused one is answered in its own way. */
  #allows(event: unknown[]): boolean {
    const { limits } = this.#options;
    const now = performance.now();
    const { backlog } = this.#link;
    if (backlog > limits.hardBacklogBytes) {
      this.#link.cutOff();
      return false;
    }
    const length = lengthOf(event);
    // Whoever does not read the answers it has gets no others.
    const verdict =
      backlog > limits.backlogBytes
        ? this.#conduct.refuse(new TooManyRequests(1), now)
        : this.#conduct.judge({ length, payload: payloadOf(event, length), now });
    if (verdict === 'accepted') return true;
    // With a farewell: after it, Socket.IO's client does not come back by itself.
    if (verdict === 'too many refusals') this.#socket.disconnect(true);
    else this.#refuse(event, verdict);
    return false;
  }

  #refuse(event: unknown[], error: ProductError): void {
    const [name, message] = event;
    if (name === 'request') this.#respond(fieldsOf(message).requestId, this.#fail(error));
    else answer(event.at(-1), new RawJson(this.#fail(error).toString()));
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
        this.#underWay.delete(work);
      });
    this.#underWay.add(work);
  }

  async #answer(envelope: unknown): Promise<Buffer> {
    const { credentials, visit } = this.#socket.data as Identity;
    const { idempotencyKey } = fieldsOf(envelope);
    const { body } = await this.#options.envelopes(envelope, {
      credentials,
      requestId: randomBytes(9).toString('base64url'),
      visitor: this.#visitor,
      visit,
      idempotencyKey:
        typeof idempotencyKey === 'string' && idempotencyKey !== '' ? idempotencyKey : undefined,
    });
    return body;
  }

  /** The answer's bytes go out as they are: `{requestId, …body}` is made by cutting its first brace. */
  #respond(requestId: unknown, body: Buffer): void {
    const id = JSON.stringify(isRequestId(requestId) ? requestId : null);
    const frame = textFrame(
      Buffer.from(`42["response",{"requestId":${id},`),
      body.subarray(1),
      Buffer.from(']'),
    );
    this.#link.write({ text: '', options: { wsPreEncodedFrame: [frame] } });
  }

  #subscribe({ channel, revision }: Fields, reply: unknown): void {
    this.#subscriptions
      .subscribe({ channel, revision }, ({ json }) =>
        answer(reply, new RawJson(`{"status":"SUCCESS","data":${json}}`)),
      )
      .catch((error) => answer(reply, new RawJson(this.#fail(error).toString())));
  }

  #cancel({ channel }: Fields, reply: unknown): void {
    this.#subscriptions.cancel(channel).then(
      () => answer(reply, new RawJson('{"status":"SUCCESS","data":{}}')),
      (error) => answer(reply, new RawJson(this.#fail(error).toString())),
    );
  }

  #fail(error: unknown): Buffer {
    return fail(error, this.#options.log).body;
  }
}

function answer(reply: unknown, body: RawJson | 'pong'): void {
  if (typeof reply === 'function') reply(body);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function matchupOf(request: unknown): string | undefined {
  const { id } = fieldsOf(request);
  return typeof id === 'string' || typeof id === 'number'
    ? channels.match(String(id)).name
    : undefined;
}

function isRequestId(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= 100);
}

/** Without the brackets and the event's name around it: what the client itself counts. */
function payloadOf([name]: unknown[], length: number): number {
  return length - JSON.stringify(name).length - '[,]'.length;
}
