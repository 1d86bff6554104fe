import { systemClock } from '@mes/client/clock';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { COMMUNITY } from '../../community';
import {
  type ObsAccess,
  rememberAccess,
  rememberedAccess,
  rememberShouldConnect,
  shouldConnect,
} from './memory';
import { createObsConnection } from './obs-connection';
import type { ObsState } from './obs-state';
import type { SourceAddresses } from './set-up-sources';

export type { ObsState } from './obs-state';

/** OBS on the machine of this operator. What is done with it rejects with an error for people. */
export interface Obs {
  readonly state: ObsState;
  /** Remembers them in this browser. */
  connect(access: ObsAccess): void;
  disconnect(): void;
  tryNow(): void;
  /** Makes or repairs our scenes and sources, and shows them. */
  setUpSources(addresses: SourceAddresses): Promise<void>;
  /** Shows our program again, with its overlays. */
  putBack(): Promise<void>;
  /** Hides the source of the overlays, until `putBack`. For when the server is away. */
  clearOverlays(): Promise<void>;
  /** Shows the holding scene, which needs no server, until `putBack`. */
  showSafeCard(): Promise<void>;
}

const connection = createObsConnection({
  clock: systemClock,
  createSocket: (address) => new WebSocket(address),
  memory: {
    read: rememberedAccess,
    write: rememberAccess,
    readShouldConnect: shouldConnect,
    writeShouldConnect: rememberShouldConnect,
  },
  visibility: {
    isVisible: () => document.visibilityState === 'visible',
    subscribe(changed) {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
  },
  communityName: () => COMMUNITY.name,
});

/** Connects as this browser remembers, for as long as a component uses it. */
export function useObs(): Obs {
  const state = useSyncExternalStore(
    connection.state.subscribe,
    connection.state.get,
    connection.state.get,
  );
  useEffect(() => connection.hold(), []);
  return useMemo(() => ({ ...connection, state }), [state]);
}
