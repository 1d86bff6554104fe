import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { eventually, openRoom, type TestRoom, testMemory } from './obs-room';
import { type ObsStandIn, type ObsStandInOptions, startObsStandIn } from './obs-stand-in';

const PASSWORD = 'kept to ourselves';
const RETRY_MS = 2_000;

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start(options: ObsStandInOptions = {}): Promise<ObsStandIn> {
  const obs = await startObsStandIn(options);
  cleanups.push(() => obs.close().catch(() => undefined));
  return obs;
}

function enter(memory = testMemory()): TestRoom {
  const room = openRoom(memory);
  cleanups.push(() => room.leave());
  return room;
}

/** A server that speaks what the test wants. */
async function startServer(handle: (socket: WebSocket) => void): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', handle);
  await once(server, 'listening');
  cleanups.push(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function connected(room: TestRoom): Promise<void> {
  await eventually(() => expect(room.state.status).toBe('connected'));
}

async function lost(room: TestRoom): Promise<void> {
  await eventually(() => expect(room.state.status).toBe('lost'));
}

describe('connecting', () => {
  it('says nothing until scene, stream and recording are known', async () => {
    const obs = await start({ password: PASSWORD, scenes: ['Cameras'] });
    obs.setStreaming(true);
    obs.model.streamedMs = 5_000;
    obs.model.lostFrames = 7;
    const room = enter();
    room.obs.connect({ address: obs.address, password: PASSWORD });
    await connected(room);
    for (const state of room.seen.filter(({ status }) => status === 'connecting'))
      expect(state).toMatchObject({ sceneName: null, fps: null, isStreaming: false });
    expect(room.seen[0]?.status).toBe('connecting');
    expect(room.seen.find(({ status }) => status === 'connected')).toMatchObject({
      sceneName: 'Cameras',
      isProgramShown: false,
      isStreaming: true,
      isRecording: false,
      streamedMs: 5_000,
      fps: 60,
      lostFrames: 7,
      problem: null,
    });
  });

  it('accepts an address without its scheme', async () => {
    const obs = await start();
    const room = enter();
    room.obs.connect({ address: ` ${obs.address.slice('ws://'.length)} `, password: '' });
    await connected(room);
  });

  it('connects again after a reload, until somebody disconnects', async () => {
    const obs = await start({ password: PASSWORD });
    const memory = testMemory();
    const first = enter(memory);
    first.obs.connect({ address: obs.address, password: PASSWORD });
    await connected(first);
    first.leave();
    expect(first.state.status).toBe('off');
    const second = enter(memory);
    await connected(second);
    second.obs.disconnect();
    expect(second.state).toMatchObject({ status: 'off', sceneName: null, problem: null });
    expect(enter(memory).state.status).toBe('off');
  });

  it('stays connected while one part of the room replaces another', async () => {
    const obs = await start();
    const room = enter();
    const letGo = room.obs.hold();
    room.obs.connect({ address: obs.address, password: '' });
    await connected(room);
    letGo();
    room.clock.advance(500);
    const letGoAgain = room.obs.hold();
    room.clock.advance(900);
    expect(room.state.status).toBe('connected');
    letGoAgain();
    expect(obs.connections).toBe(1);
  });
});

describe('problems', () => {
  it.each([
    { given: 'wrong', problem: /password is not the one/ },
    { given: '', problem: /asks for its password/ },
  ])('tries a password of “$given” once', async ({ given, problem }) => {
    const obs = await start({ password: PASSWORD });
    const room = enter();
    room.obs.connect({ address: obs.address, password: given });
    await lost(room);
    expect(room.state.problem).toMatch(problem);
    expect(room.state.nextTryAt).toBeNull();
    room.clock.advance(60_000);
    expect(obs.connections).toBe(1);

    room.obs.tryNow();
    await eventually(() => expect(obs.connections).toBe(2));
    await eventually(() => expect(room.state.problem).toMatch(problem));
    room.obs.connect({ address: obs.address, password: PASSWORD });
    await connected(room);
    expect(room.state).toMatchObject({ problem: null, lostSince: null });
  });

  it.each([
    { code: 4009, problem: /password is not the one/, canRetry: false },
    { code: 4010, problem: /OBS 28 or later/, canRetry: false },
    { code: 4011, problem: /Somebody has closed/, canRetry: false },
    { code: 4012, problem: /OBS 28 or later/, canRetry: false },
    { code: 4002, problem: /did not understand/, canRetry: true },
    { code: 1001, problem: /was lost/, canRetry: true },
  ])('a connection closed with $code says why', async ({ code, problem, canRetry }) => {
    const obs = await start();
    const room = enter();
    room.obs.connect({ address: obs.address, password: '' });
    await connected(room);
    obs.kick(code);
    await lost(room);
    expect(room.state.problem).toMatch(problem);
    expect(room.state.nextTryAt !== null).toBe(canRetry);
  });

  it.each([
    { what: 'text that is no JSON', frame: 'hello there' },
    { what: 'JSON without an operation', frame: '{"greeting":"hello"}' },
    { what: 'a Hello without a version', frame: '{"op":0,"d":{}}' },
    { what: 'a malformed challenge', frame: '{"op":0,"d":{"rpcVersion":1,"authentication":"x"}}' },
    { what: 'an answer before the greeting', frame: '{"op":2,"d":{}}' },
  ])('a server that sends $what is not taken for OBS', async ({ frame }) => {
    const address = await startServer((socket) => socket.send(frame));
    const room = enter();
    room.obs.connect({ address, password: PASSWORD });
    await lost(room);
    expect(room.state.problem).toMatch(/not as OBS 28/);
  });

  it('a server that says nothing is not taken for OBS', async () => {
    const address = await startServer(() => undefined);
    const room = enter();
    room.obs.connect({ address, password: PASSWORD });
    await eventually(() => {
      room.clock.advance(5_000);
      expect(room.state.problem).toMatch(/not as OBS 28/);
    });
  });

  it('an older protocol is named', async () => {
    const address = await startServer((socket) => socket.send('{"op":0,"d":{"rpcVersion":0}}'));
    const room = enter();
    room.obs.connect({ address, password: '' });
    await lost(room);
    expect(room.state.problem).toMatch(/OBS 28 or later/);
  });

  it.each(['http://localhost:4455', 'ws://', 'ws://a b'])('“%s” is no address', (address) => {
    const room = enter();
    room.obs.connect({ address, password: '' });
    expect(room.state).toMatchObject({ status: 'lost', nextTryAt: null });
    expect(room.state.problem).toMatch(/no address/);
  });

  it('frames that cannot be read later do not end the connection', async () => {
    let served: WebSocket | undefined;
    const address = await startServer((socket) => {
      served = socket;
      socket.send('{"op":0,"d":{"rpcVersion":1}}');
      socket.on('message', (raw) => {
        const { op, d } = JSON.parse(String(raw));
        if (op === 1) socket.send('{"op":2,"d":{"negotiatedRpcVersion":1}}');
        const requestStatus = { result: false, code: 207, comment: 'OBS is not ready.' };
        const refusal = { requestType: d.requestType, requestId: d.requestId, requestStatus };
        if (op === 6) socket.send(JSON.stringify({ op: 7, d: refusal }));
      });
    });
    const room = enter();
    room.obs.connect({ address, password: '' });
    await connected(room);
    served?.send('garbage');
    served?.send('{"op":5,"d":{"eventType":7}}');
    served?.send('{"op":7,"d":{"requestId":"unknown"}}');
    served?.send(
      '{"op":5,"d":{"eventType":"StreamStateChanged","eventData":{"outputActive":true}}}',
    );
    await eventually(() => expect(room.state.isStreaming).toBe(true));
    expect(room.state).toMatchObject({ status: 'connected', sceneName: null });
  });

  it('never shows the password or its address with a user', async () => {
    const obs = await start({ password: 'another' });
    const room = enter();
    room.obs.connect({ address: obs.address.replace('//', '//me:hidden@'), password: PASSWORD });
    await lost(room);
    const rejection = await room.obs.putBack().catch((error: Error) => error);
    expect(JSON.stringify([room.seen, String(rejection)])).not.toMatch(/kept to ourselves|hidden/);
  });
});

describe('a lost OBS', () => {
  it('is tried every 2 seconds until it is back, then everything is read again', async () => {
    const obs = await start({ password: PASSWORD, scenes: ['Cameras', 'Pause'] });
    const room = enter();
    room.obs.connect({ address: obs.address, password: PASSWORD });
    await connected(room);
    obs.setStreaming(true);
    await eventually(() => expect(room.state.isStreaming).toBe(true));
    await obs.drop();
    await lost(room);
    const lostSince = room.clock.now();
    expect(room.state).toMatchObject({
      lostSince,
      nextTryAt: lostSince + RETRY_MS,
      sceneName: null,
      isProgramShown: null,
      picture: null,
      isStreaming: true,
    });
    expect(room.state.problem).toMatch(/was lost/);

    for (let tries = 1; tries <= 3; tries++) {
      room.clock.advance(RETRY_MS);
      expect(room.state.nextTryAt).toBe(room.clock.now());
      const nextTryAt = room.clock.now() + RETRY_MS;
      await eventually(() => expect(room.state).toMatchObject({ lostSince, nextTryAt }));
      expect(room.state.problem).toMatch(/does not answer/);
    }

    obs.model.isStreaming = false;
    obs.model.isRecording = true;
    obs.setScene('Pause');
    await obs.comeBack();
    room.clock.advance(RETRY_MS);
    await connected(room);
    expect(room.state).toMatchObject({
      lostSince: null,
      nextTryAt: null,
      problem: null,
      sceneName: 'Pause',
      isStreaming: false,
      isRecording: true,
    });
  });

  it('is tried at once when somebody asks', async () => {
    const obs = await start();
    const room = enter();
    room.obs.connect({ address: obs.address, password: '' });
    await connected(room);
    await obs.drop();
    await lost(room);
    await obs.comeBack();
    room.obs.tryNow();
    await connected(room);
  });

  it('is noticed by its silence, and what waits is rejected', async () => {
    const obs = await start();
    const room = enter();
    room.obs.connect({ address: obs.address, password: '' });
    await connected(room);
    obs.freeze();
    const act = room.obs.showSafeCard().catch((error: Error) => error.message);
    room.clock.advance(3_000);
    expect(room.state.status).toBe('lost');
    expect(room.state.problem).toMatch(/stopped answering/);
    expect(await act).toBe('OBS is not connected.');
  });

  it('that was restarted with another password waits for a person', async () => {
    const obs = await start({ password: PASSWORD });
    const room = enter();
    room.obs.connect({ address: obs.address, password: PASSWORD });
    await connected(room);
    await obs.drop();
    await lost(room);
    obs.setPassword('changed');
    await obs.comeBack();
    room.clock.advance(RETRY_MS);
    await eventually(() => expect(room.state.problem).toMatch(/password is not the one/));
    expect(room.state).toMatchObject({ status: 'lost', nextTryAt: null });
  });
});
