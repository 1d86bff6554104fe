/** Our client of OBS in a test, with a clock that the test moves. */

import { vi } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';
import { type ManualClock, manualClock } from '../../../packages/client/testing/clock';
import {
  createObsConnection,
  type ObsConnection,
  type ObsMemory,
} from '../src/features/obs/obs-connection';
import type { ObsState } from '../src/features/obs/obs-state';

/** Waits for what a real connection does, also on a busy machine. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 10_000, interval: 10 });
}

export interface TestRoom {
  readonly obs: ObsConnection;
  readonly clock: ManualClock;
  readonly state: ObsState;
  /** Every state that anybody could have seen. */
  readonly seen: readonly ObsState[];
  setVisible(isVisible: boolean): void;
  leave(): void;
}

export interface TestMemory extends ObsMemory {
  readonly stored: { address: string; password: string; shouldConnect: boolean };
}

export function testMemory(): TestMemory {
  const stored = { address: '', password: '', shouldConnect: false };
  return {
    stored,
    read: () => stored,
    write: (access) => void Object.assign(stored, access),
    readShouldConnect: () => stored.shouldConnect,
    writeShouldConnect: (shouldConnect) => void Object.assign(stored, { shouldConnect }),
  };
}

/** Opens the room, as after a reload if the memory is that of another one. */
export function openRoom(memory: ObsMemory = testMemory()): TestRoom {
  const clock = manualClock();
  const visibilityListeners = new Set<() => void>();
  let isVisible = true;
  const obs = createObsConnection({
    clock,
    memory,
    createSocket: (address) => new NodeWebSocket(address) as unknown as WebSocket,
    visibility: {
      isVisible: () => isVisible,
      subscribe(changed) {
        visibilityListeners.add(changed);
        return () => visibilityListeners.delete(changed);
      },
    },
    communityName: () => 'Test community',
  });
  const seen: ObsState[] = [];
  obs.state.subscribe((state) => void seen.push(state));
  const letGo = obs.hold();
  return {
    obs,
    clock,
    seen,
    get state() {
      return obs.state.get();
    },
    setVisible(next) {
      isVisible = next;
      for (const listener of visibilityListeners) listener();
    },
    leave() {
      letGo();
      clock.advance(1_000);
    },
  };
}
