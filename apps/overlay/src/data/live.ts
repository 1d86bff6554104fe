/** Puts the overlay's data together: two sockets that tell of changes, and one store that reads. */
import type { Channel } from '@mes/client/channels';
import { createClient } from '@mes/client/client';
import { systemClock } from '@mes/client/clock';
import type { ConnectionState } from '@mes/client/connection';
import type { Observable } from '@mes/client/observable';
import type { OverlayOrder } from '@mes/contract/stream-control';
import type { SceneRoute } from '../route';
import { createKept } from './kept';
import { createOverlaySocket, type Line } from './overlay-socket';
import { createStore, type Store } from './store';

export interface Live {
  readonly store: Store;
  readonly state: Observable<ConnectionState>;
  readonly latency: Observable<number | null>;
}

export function openLive(route: SceneRoute | null): Live {
  const client = createClient({ use: 'streaming', onConnectError: () => {} });
  const socket = createOverlaySocket({
    clock: systemClock,
    connect: () => new WebSocket(socketAddress(route)) as Line,
  });
  const store = createStore({
    call: client.call,
    kept: createKept(() => localStorage),
    clock: systemClock,
    // The stream itself is followed by the overlay socket.
    follow: (channel) => (channel.key === 'stream' ? () => {} : follow(channel)),
  });

  function follow(channel: Channel): () => void {
    const read = () => store.refresh(channel.name);
    // Which answer is new is for the store to see: an event says no more than that it should look.
    return client.connection.subscribe(channel, { '*': read, missed: read, state: read });
  }

  if (!route?.screenshot) socket.open();
  if (route && !route.screenshot) {
    socket.use({
      onEvent: store.refresh,
      onReturn: () => store.refresh(),
      onOrder: (order) => obey(order, route, store),
    });
    client.connection.connect();
    refreshOnReturn(client.connection, store);
  }
  return { store, state: socket.state, latency: socket.latency };
}

/** Channels are resumed by the client; what no channel tells of is read again. */
function refreshOnReturn(
  connection: ReturnType<typeof createClient>['connection'],
  store: Store,
): void {
  let wasConnected = false;
  connection.subscribeState((state) => {
    if (state !== 'connected') return;
    if (wasConnected) store.refresh();
    wasConnected = true;
  });
}

function obey(order: OverlayOrder, route: SceneRoute, store: Store): void {
  if (order.order === 'read') store.refresh();
  if (order.order !== 'reload') return;
  const { group = route.group, scene = route.scene } = order.scene ?? {};
  if (group === route.group && scene === route.scene) location.reload();
}

/** Says which scene listens, and of which build, so that the control room can list them. */
function socketAddress(route: SceneRoute | null): string {
  const address = new URL('/stream/socket', location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  if (route) address.searchParams.set('scene', `${route.group}/${route.scene}`);
  address.searchParams.set('version', BUILD);
  // A preview in the control room is no source of the stream.
  if (window.parent !== window) address.searchParams.set('monitor', 'true');
  return address.href;
}

/** The name of this file carries a hash of everything in it. */
const BUILD = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
