/**
 * OBS as the room uses it. The connection belongs to this page and not to the server, which could
 * not reach it. It is tried again for as long as somebody wants it and nobody has to do something.
 */
import type { Clock } from '@mes/client/clock';
import { type Observable, observable } from '@mes/client/observable';
import { readAddress } from './address';
import { type ConnectionEnd, ends } from './connection-end';
import { type FollowedObs, followObs } from './follow-obs';
import type { ObsAccess } from './memory';
import { ObsError } from './obs-error';
import { type ObsState, OFF, UNSEEN } from './obs-state';
import { createSceneActs, type SceneActs } from './scene-acts';
import { type ObsSession, openSession } from './session';
import * as texts from './texts';

export interface ObsConnection extends SceneActs {
  readonly state: Observable<ObsState>;
  connect(access: ObsAccess): void;
  /** Nobody wants OBS any more: it is not tried again, also not after a reload. */
  disconnect(): void;
  /** Does not wait for the next try; also after a problem that stopped the tries. */
  tryNow(): void;
  /** Connects with the saved settings while it is held. Returns a function that releases it. */
  hold(): () => void;
}

/** What this browser remembers. */
export interface ObsMemory {
  read(): ObsAccess;
  write(access: ObsAccess): void;
  readShouldConnect(): boolean;
  writeShouldConnect(wanted: boolean): void;
}

/** Whether anybody can see the page. */
export interface PageVisibility {
  isVisible(): boolean;
  /** Returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void;
}

export interface ObsConnectionOptions {
  readonly clock: Clock;
  readonly createSocket: (address: string) => WebSocket;
  readonly memory: ObsMemory;
  readonly visibility: PageVisibility;
  readonly communityName: () => string;
}

const RETRY_MS = 2_000;
/** Parts of the room that are exchanged must not cost the connection. */
const LET_GO_MS = 1_000;

export function createObsConnection(options: ObsConnectionOptions): ObsConnection {
  const { clock, memory, visibility, communityName } = options;
  const state = observable<ObsState>(OFF);
  let access: ObsAccess | null = null;
  let session: ObsSession | null = null;
  let followed: FollowedObs | null = null;
  let isConnected = false;
  let holders = 0;
  let cancelRetry = () => {};
  let cancelLetGo = () => {};
  let stopWatching = () => {};

  function update(changes: Partial<ObsState>): void {
    state.set({ ...state.get(), ...changes });
  }

  function start(wanted: ObsAccess): void {
    stop();
    access = wanted;
    state.set({ ...OFF, status: 'connecting' });
    stopWatching = visibility.subscribe(() => {
      if (visibility.isVisible()) followed?.resumePictures();
    });
    attempt();
  }

  function stop(): void {
    cancelRetry();
    stopWatching();
    endSession();
    access = null;
    state.set(OFF);
  }

  function endSession(): void {
    followed?.stop();
    session?.close();
    followed = null;
    session = null;
    isConnected = false;
  }

  function attempt(): void {
    if (!access) return;
    cancelRetry();
    endSession();
    if (state.get().status === 'lost') update({ nextTryAt: clock.now() });
    const address = readAddress(access.address);
    if (address === null) {
      handleEnd(ends.badAddress);
      return;
    }
    session = openSession({
      address,
      password: access.password,
      clock,
      createSocket: options.createSocket,
      onIdentified: follow,
      onEvent: (type, fields) => followed?.handleEvent(type, fields),
      onEnd: handleEnd,
    });
  }

  function follow(identified: ObsSession): void {
    // One change of the state when everything is known, so that nothing is shown by halves.
    let seen: Partial<ObsState> = {};
    const following = followObs({
      request: identified.request,
      clock,
      isVisible: visibility.isVisible,
      update(changes) {
        if (isConnected) update(changes);
        else seen = { ...seen, ...changes };
      },
    });
    followed = following;
    void following.ready.then(() => {
      if (followed !== following) return;
      isConnected = true;
      update({ ...seen, status: 'connected', lostSince: null, nextTryAt: null, problem: null });
    });
  }

  function handleEnd({ problem, canRetry }: ConnectionEnd): void {
    endSession();
    const now = clock.now();
    const nextTryAt = canRetry ? now + RETRY_MS : null;
    const lostSince = state.get().lostSince ?? now;
    update({ ...UNSEEN, status: 'lost', lostSince, nextTryAt, problem });
    if (canRetry) cancelRetry = clock.after(RETRY_MS, attempt);
  }

  const acts = createSceneActs((type, fields) => {
    if (!session || !isConnected) return Promise.reject(new ObsError(texts.notConnected));
    return session.request(type, fields);
  }, communityName);

  return {
    ...acts,
    state,
    connect(wanted) {
      memory.write(wanted);
      memory.writeShouldConnect(true);
      start(wanted);
    },
    disconnect() {
      memory.writeShouldConnect(false);
      stop();
    },
    tryNow() {
      if (!access || isConnected) return;
      attempt();
    },
    hold() {
      holders++;
      cancelLetGo();
      if (!access && memory.readShouldConnect()) start(memory.read());
      return () => {
        holders--;
        if (holders === 0) cancelLetGo = clock.after(LET_GO_MS, stop);
      };
    },
  };
}
