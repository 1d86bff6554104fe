/** The gateway of the stand-in: sessions with numbered dispatches that can be resumed. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

interface Session {
  readonly id: string;
  socket: WebSocket | null;
  sequence: number;
  readonly sent: { readonly s: number; readonly text: string }[];
}

interface ClientFrame {
  readonly op: number;
  readonly d:
    | { token?: string; session_id?: string; seq?: number; intents?: number }
    | number
    | null;
}

const DISPATCH = 0;
const HEARTBEAT = 1;
const IDENTIFY = 2;
const RESUME = 6;
const RECONNECT = 7;
const INVALID_SESSION = 9;
const HELLO = 10;
const HEARTBEAT_ACK = 11;
const AUTHENTICATION_FAILED = 4_004;
const INTENTS_NOT_ALLOWED = 4_014;
const MEMBERS_INTENT = 1 << 1;
const HEARTBEAT_INTERVAL_MS = 1_000;

export class StandInGateway {
  readonly #server = new WebSocketServer({ noServer: true });
  readonly #sessions = new Map<string, Session>();
  readonly #options: { token: string; url: () => string; guild: () => object };
  identifies = 0;
  resumes = 0;
  heartbeats = 0;
  /** Whether the operator of the bot has allowed it to see who joins. */
  allowsMembers = true;
  /** Whether it answers to clients that identify. */
  answersIdentify = true;

  constructor(options: { token: string; url: () => string; guild: () => object }) {
    this.#options = options;
  }

  /** Sockets, also those that have no session yet. */
  get sockets(): number {
    return this.#server.clients.size;
  }

  /** Sessions with an open socket. */
  get connected(): number {
    return [...this.#sessions.values()].filter(({ socket }) => socket !== null).length;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#open(opened));
  }

  /** Reaches every session, also one whose socket is away: it gets it when it resumes. */
  dispatch(type: string, data: object): void {
    for (const session of this.#sessions.values()) this.#send(session, type, data);
  }

  /** Breaks the connections without a word, as a network does. */
  drop(): void {
    for (const { socket } of this.#sessions.values()) socket?.terminate();
  }

  requestReconnect(): void {
    for (const { socket } of this.#sessions.values()) {
      socket?.send(JSON.stringify({ op: RECONNECT, d: null }));
    }
  }

  /** Resuming is refused from now on: clients have to identify again. */
  forgetSessions(): void {
    for (const { socket } of this.#sessions.values()) socket?.terminate();
    this.#sessions.clear();
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
  }

  #open(socket: WebSocket): void {
    let session: Session | null = null;
    const send = (frame: object) => socket.send(JSON.stringify(frame));
    send({ op: HELLO, d: { heartbeat_interval: HEARTBEAT_INTERVAL_MS }, s: null, t: null });
    socket.on('close', () => {
      if (session?.socket === socket) session.socket = null;
    });
    socket.on('message', (text: Buffer) => {
      const { op, d } = JSON.parse(text.toString()) as ClientFrame;
      if (op === HEARTBEAT) {
        this.heartbeats++;
        send({ op: HEARTBEAT_ACK, d: null, s: null, t: null });
        return;
      }
      const data = typeof d === 'object' ? d : null;
      if (data?.token !== this.#options.token) {
        socket.close(AUTHENTICATION_FAILED, 'Authentication failed.');
        return;
      }
      if (op === IDENTIFY && !this.allowsMembers && ((data.intents ?? 0) & MEMBERS_INTENT) !== 0) {
        socket.close(INTENTS_NOT_ALLOWED, 'Disallowed intent(s).');
        return;
      }
      if (op === IDENTIFY && !this.answersIdentify) {
        this.identifies++;
        return;
      }
      if (op === IDENTIFY) session = this.#identify(socket);
      if (op === RESUME) session = this.#resume(socket, data);
      if (!session) send({ op: INVALID_SESSION, d: false, s: null, t: null });
    });
  }

  #identify(socket: WebSocket): Session {
    this.identifies++;
    const session: Session = { id: randomUUID(), socket, sequence: 0, sent: [] };
    this.#sessions.set(session.id, session);
    this.#send(session, 'READY', {
      v: 10,
      user: { id: '900', username: 'mes-bot', global_name: null, avatar: null, bot: true },
      guilds: [],
      session_id: session.id,
      resume_gateway_url: this.#options.url(),
      application: { id: '901', flags: 0 },
    });
    this.#send(session, 'GUILD_CREATE', this.#options.guild());
    return session;
  }

  #resume(socket: WebSocket, { session_id = '', seq = 0 }: { session_id?: string; seq?: number }) {
    const session = this.#sessions.get(session_id);
    if (!session) return null;
    this.resumes++;
    session.socket = socket;
    for (const { s, text } of session.sent) if (s > seq) socket.send(text);
    this.#send(session, 'RESUMED', {});
    return session;
  }

  #send(session: Session, type: string, data: object): void {
    const s = ++session.sequence;
    const text = JSON.stringify({ op: DISPATCH, t: type, s, d: data });
    session.sent.push({ s, text });
    session.socket?.send(text);
  }
}
