/** Puts the overlay's data together: one socket that receives changes, and one store that reads. */
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
  const client = createClient({ purpose: 'streaming' });
  const socket = createOverlaySocket({
    clock: systemClock,
    connect: () => new WebSocket(socketAddress(route)) as Line,
  });
  const store = createStore({
    call: client.call,
    kept: createKept(() => localStorage),
    clock: systemClock,
    follow,
  });

  function follow(channel: Channel): () => void {
    const read = () => store.refresh(channel.name);
    // The store compares answers: an event only says that it should read again.
    return socket.subscribe(channel, { '*': read, missed: read, state: read });
  }

  if (!route?.screenshot) socket.open();
  if (route && !route.screenshot) {
    socket.use({
      // Channels are resumed by the socket; what no channel covers is read again.
      onReturn: () => store.refresh(),
      onOrder: (order) => obey(order, route, store),
    });
  }
  return { store, state: socket.state, latency: socket.latency };
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
