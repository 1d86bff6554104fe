/** The data of the overlay: one socket that receives events, and one store that reads answers. */
import type { Channel } from '@mes/client/channels';
import { createClient } from '@mes/client/client';
import { systemClock } from '@mes/client/clock';
import type { ConnectionState } from '@mes/client/connection';
import type { Observable } from '@mes/client/observable';
import type { OverlayOrder } from '@mes/contract/stream-control';
import type { SceneRoute } from '../route';
import { createAnswerCache } from './answer-cache';
import { createOverlaySocket, type WebSocketLike } from './overlay-socket';
import { type AnyState, createStore, type Store } from './store';

export interface LiveData {
  readonly store: Store;
  readonly state: Observable<ConnectionState>;
  readonly latency: Observable<number | null>;
}

export function openLiveData(route: SceneRoute | null): LiveData {
  const client = createClient({ purpose: 'streaming' });
  const socket = createOverlaySocket({
    clock: systemClock,
    connect: () => new WebSocket(socketAddress(route)) as WebSocketLike,
  });
  const store = createStore({
    call: client.call,
    cache: createAnswerCache(() => localStorage),
    clock: systemClock,
    subscribe,
  });

  function subscribe(channel: Channel): () => void {
    const read = () => store.refresh(channel.name);
    // Events carry no data for the store: each only makes it read again. States do.
    const apply = (state: AnyState) => store.applyState(channel.name, state);
    return socket.subscribe(channel, { '*': read, missed: read, state: apply });
  }

  if (!route?.screenshot) socket.open();
  if (route && !route.screenshot) {
    socket.listen({
      // The socket resumes its channels; answers without a channel are read again.
      onReconnect: () => store.refresh(),
      onOrder: (order) => executeOrder(order, route, store),
    });
  }
  return { store, state: socket.state, latency: socket.latency };
}

function executeOrder(order: OverlayOrder, route: SceneRoute, store: Store): void {
  if (order.order === 'read') store.refresh();
  if (order.order !== 'reload') return;
  const { group = route.group, scene = route.scene } = order.scene ?? {};
  if (group === route.group && scene === route.scene) location.reload();
}

/** The query names the scene and the build, so that the control room can list them. */
function socketAddress(route: SceneRoute | null): string {
  const address = new URL('/stream/socket', location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  if (route) address.searchParams.set('scene', `${route.group}/${route.scene}`);
  address.searchParams.set('version', BUILD_FILE);
  // A preview in the control room is not a source of the stream.
  if (window.parent !== window) address.searchParams.set('monitor', 'true');
  return address.href;
}

/** The name of the built file, which contains a hash of its content. */
const BUILD_FILE = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
