/**
 * A stand-in of OBS: its WebSocket protocol, version 5, with a password, requests and events. What
 * it was asked for is in `requests`, and other clients see it as events of the vendor `mes`.
 */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { INTENT, type ObsEvent, ObsModel, Refusal, STATUS } from './obs-model';
import { answerRequest } from './obs-requests';

type Fields = Record<string, unknown>;

export interface ObsStandIn {
  readonly address: string;
  readonly model: ObsModel;
  /** All requests, the oldest first. */
  readonly requests: readonly ReceivedRequest[];
  /** Those that change something; what the room reads again and again is left out. */
  readonly changes: readonly ReceivedRequest[];
  /** How many connections were made, also refused ones. */
  readonly connections: number;
  /** As if somebody chose it in OBS. */
  setScene(sceneName: string): void;
  setStreaming(isStreaming: boolean): void;
  setRecording(isRecording: boolean): void;
  /** Shows or hides a source in a scene or group. */
  setSourceEnabled(parentName: string, sourceName: string, isEnabled: boolean): void;
  /** OBS is gone: all connections end and nobody listens, until `comeBack`. */
  drop(): Promise<void>;
  /** OBS listens again at the same address, with the scenes that it had. */
  comeBack(): Promise<void>;
  /** Stays connected but answers nothing more; for new connections as well. */
  freeze(): void;
  /** Closes all connections with a code of the protocol. */
  kick(code: number): void;
  setPassword(password: string | null): void;
  close(): Promise<void>;
}

export interface ReceivedRequest {
  readonly type: string;
  readonly fields: Fields;
}

export interface ObsStandInOptions {
  readonly password?: string | null;
  /** The first one is live. */
  readonly scenes?: readonly string[];
}

const OP = { hello: 0, identify: 1, identified: 2, event: 5, request: 6, response: 7 } as const;
const CLOSE = {
  decodeError: 4002,
  unknownOp: 4006,
  notIdentified: 4007,
  alreadyIdentified: 4008,
  authenticationFailed: 4009,
  unsupportedVersion: 4010,
} as const;
/** All events but those of high volume. */
const USUAL_SUBSCRIPTIONS = 2047;

export async function startObsStandIn({
  password: initialPassword = null,
  scenes = ['Scene'],
}: ObsStandInOptions = {}): Promise<ObsStandIn> {
  const requests: ReceivedRequest[] = [];
  const subscriptions = new Map<WebSocket, number>();
  let password = initialPassword;
  let isFrozen = false;
  let connections = 0;
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const model = new ObsModel(scenes, publish);

  async function listen(wanted: number): Promise<WebSocketServer> {
    const listening = new WebSocketServer({
      host: '127.0.0.1',
      port: wanted,
      handleProtocols: (offered) => (offered.has(JSON_PROTOCOL) ? JSON_PROTOCOL : false),
    });
    listening.on('connection', greet);
    await once(listening, 'listening');
    return listening;
  }

  function greet(socket: WebSocket): void {
    connections++;
    if (isFrozen) return;
    const challenge = { salt: randomText(), challenge: randomText() };
    const hello = { obsWebSocketVersion: '5.5.0', rpcVersion: 1 };
    send(socket, OP.hello, password ? { ...hello, authentication: challenge } : hello);
    socket.on('close', () => subscriptions.delete(socket));
    socket.on('message', (raw, isBinary) => {
      if (isFrozen) return;
      const message = isBinary ? null : parse(String(raw));
      if (!message) socket.close(CLOSE.decodeError);
      else if (message.op === OP.identify) identify(socket, message.d, challenge);
      else if (!subscriptions.has(socket)) socket.close(CLOSE.notIdentified);
      else if (message.op === OP.request) answer(socket, message.d);
      else socket.close(CLOSE.unknownOp);
    });
  }

  function identify(socket: WebSocket, d: Fields, challenge: Challenge): void {
    if (subscriptions.has(socket)) socket.close(CLOSE.alreadyIdentified);
    else if (d.rpcVersion !== 1) socket.close(CLOSE.unsupportedVersion);
    else if (password && d.authentication !== expectedAnswer(password, challenge))
      socket.close(CLOSE.authenticationFailed);
    else {
      subscriptions.set(socket, Number(d.eventSubscriptions ?? USUAL_SUBSCRIPTIONS));
      send(socket, OP.identified, { negotiatedRpcVersion: 1 });
    }
  }

  function answer(socket: WebSocket, d: Fields): void {
    const requestType = String(d.requestType);
    const fields = (d.requestData ?? {}) as Fields;
    requests.push({ type: requestType, fields });
    const eventData = { requestType, requestData: fields };
    const data = { vendorName: 'mes', eventType: 'RequestReceived', eventData };
    publish({ type: 'VendorEvent', intent: INTENT.vendors, data }, socket);
    const reply = { requestType, requestId: d.requestId };
    try {
      const responseData = answerRequest(model, requestType, fields);
      const requestStatus = { result: true, code: STATUS.success };
      send(socket, OP.response, { ...reply, requestStatus, responseData });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const requestStatus = { result: false, code: error.code, comment: error.message };
      send(socket, OP.response, { ...reply, requestStatus });
    }
  }

  function publish({ type, intent, data }: ObsEvent, except?: WebSocket): void {
    if (isFrozen) return;
    for (const [socket, wanted] of subscriptions) {
      if (socket === except || (wanted & intent) === 0) continue;
      send(socket, OP.event, { eventType: type, eventIntent: intent, eventData: data });
    }
  }

  async function drop(): Promise<void> {
    for (const socket of server.clients) socket.terminate();
    subscriptions.clear();
    await new Promise((done) => server.close(done));
  }

  return {
    address: `ws://127.0.0.1:${port}`,
    model,
    requests,
    get changes() {
      return requests.filter(({ type }) => !type.startsWith('Get'));
    },
    get connections() {
      return connections;
    },
    setScene: (sceneName) => model.setLiveScene(sceneName),
    setStreaming: (isStreaming) => model.setStreaming(isStreaming),
    setRecording: (isRecording) => model.setRecording(isRecording),
    setSourceEnabled(parentName, sourceName, isEnabled) {
      const items = model.groups.get(parentName) ?? model.itemsOf(parentName);
      for (const item of items)
        if (item.sourceName === sourceName) model.setItemEnabled(parentName, item, isEnabled);
    },
    drop,
    async comeBack() {
      isFrozen = false;
      server = await listen(port);
    },
    freeze() {
      isFrozen = true;
    },
    kick(code) {
      for (const socket of server.clients) socket.close(code);
    },
    setPassword(next) {
      password = next;
    },
    close: drop,
  };
}

const JSON_PROTOCOL = 'obswebsocket.json';

interface Challenge {
  readonly salt: string;
  readonly challenge: string;
}

function expectedAnswer(password: string, { salt, challenge }: Challenge): string {
  return hash(hash(password + salt) + challenge);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function randomText(): string {
  return randomBytes(32).toString('base64');
}

function send(socket: WebSocket, op: number, d: object): void {
  socket.send(JSON.stringify({ op, d }));
}

function parse(text: string): { op: number; d: Fields } | null {
  try {
    const { op, d } = JSON.parse(text) as { op?: unknown; d?: unknown };
    return typeof op === 'number' && typeof d === 'object' && d !== null
      ? { op, d: d as Fields }
      : null;
  } catch {
    return null;
  }
}
