/** Clients of the sockets for tests. */
import { once } from 'node:events';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { WebSocket } from 'ws';
import type { Account } from './app';
import { until } from './until';

// biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every shape
type Anything = any;

interface Server {
  readonly address: string;
}

type Options = Partial<ManagerOptions & SocketOptions> & { as?: Account };

export class GatewayClient {
  /** All received frames, also those of combined messages. */
  readonly frames: Anything[] = [];
  /** The number of messages that contained them. */
  messages = 0;
  readonly states: Anything[] = [];
  readonly ended: Anything[] = [];
  readonly responses: Anything[] = [];
  #requests = 0;

  constructor(readonly socket: Socket) {
    socket.on('channel_event', (push: Anything) => {
      this.messages++;
      this.frames.push(...(Array.isArray(push) ? push : [push]));
    });
    socket.on('channel_state', (state) => this.states.push(state));
    socket.on('subscription_ended', (end) => this.ended.push(end));
    socket.on('response', (response) => this.responses.push(response));
  }

  async request(envelope: object): Promise<Anything> {
    const requestId = `r${++this.#requests}`;
    this.socket.emit('request', { requestId, ...envelope });
    let found: Anything;
    await until(`the response to ${requestId}`, () => {
      found = this.responses.find((response) => response.requestId === requestId);
      return found !== undefined;
    });
    return found;
  }

  emitWithAck(event: string, ...args: unknown[]): Promise<Anything> {
    return this.socket.timeout(10_000).emitWithAck(event, ...args);
  }

  subscribe(channel: string, revision?: number): Promise<Anything> {
    return this.emitWithAck('subscribe_channel', {
      channel,
      ...(revision === undefined ? {} : { revision }),
    });
  }

  revisions(channel: string): number[] {
    return this.frames.filter((frame) => frame.channel === channel).map(({ revision }) => revision);
  }

  close(): void {
    this.socket.disconnect();
  }
}

/** Resolves once connected, or rejects with the error of the server. */
export async function connect({ address }: Server, options: Options = {}): Promise<GatewayClient> {
  const { as, ...rest } = options;
  const socket = io(address, {
    path: '/gatewayV3',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: as ? { id: as.id, secret: as.secret } : {},
    ...rest,
  });
  const client = new GatewayClient(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return client;
}

export class OverlayClient {
  readonly messages: Anything[] = [];
  closed: { code: number } | null = null;

  constructor(readonly socket: WebSocket) {
    socket.on('message', (raw) => this.messages.push(JSON.parse(String(raw))));
    socket.on('close', (code) => {
      this.closed = { code };
    });
    socket.on('error', () => {});
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first message of that action, now or later. */
  async next(action: string): Promise<Anything> {
    const find = () => this.messages.findIndex((message) => message.action === action);
    await until(`a message '${action}'`, () => find() >= 0);
    return this.messages.splice(find(), 1)[0];
  }
}

export async function connectOverlay({ address }: Server): Promise<OverlayClient> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/stream/socket`);
  const client = new OverlayClient(socket);
  await once(socket, 'open');
  return client;
}
