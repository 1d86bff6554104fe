/** The data of the overlay: one socket that receives events, and one store that reads answers. */
import type { Calls } from '@mes/client/calls';
import type { Channel } from '@mes/client/channels';
import { createClient } from '@mes/client/client';
import { systemClock } from '@mes/client/clock';
import type { ConnectionState } from '@mes/client/connection';
import type { Observable } from '@mes/client/observable';
import type { OverlayOrder } from '@mes/contract/stream-control';
import { createAnswerCache } from './answer-cache';
import { loadCompanionFonts } from './companion-fonts';
import { createOverlaySocket, type WebSocketLike } from './overlay-socket';
import { type AnyState, createStore, type Store } from './store';

export interface LiveData {
  readonly store: Store;
  readonly state: Observable<ConnectionState>;
  readonly latency: Observable<number | null>;
  /** The time of the server; null before it is known. */
  readonly serverNow: () => number | null;
  /** The same, or that of the PC before it is known. */
  readonly now: () => number;
  readonly call: Calls;
}

/** How the control room lists the page and orders it to reload. */
export interface OverlayPage {
  readonly group: string;
  readonly scene: string;
  /** A picture has no socket. */
  readonly screenshot: boolean;
  /** Loads the page anew, at once or when nobody sees it. */
  reload(): void;
}

export function openLiveData(page: OverlayPage | null): LiveData {
  const client = createClient({ purpose: 'streaming' });
  const socket = createOverlaySocket({
    clock: systemClock,
    connect: () => new WebSocket(socketAddress(page)) as WebSocketLike,
  });
  const store = createStore({
    call: client.call,
    cache: createAnswerCache(() => localStorage),
    clock: systemClock,
    subscribe,
    onText: loadCompanionFonts,
  });

  function subscribe(channel: Channel): () => void {
    const read = () => store.refresh(channel.name);
    const apply = (state: AnyState) => store.applyState(channel.name, state);
    return socket.subscribe(channel, {
      '*': (event) => store.applyEvent(channel.name, event),
      missed: read,
      state: apply,
    });
  }

  if (!page?.screenshot) socket.open();
  if (page && !page.screenshot) {
    socket.listen({
      // The socket resumes its channels; answers without a channel are read again.
      onReconnect: () => store.refresh(),
      onOrder: (order) => executeOrder(order, page, store),
    });
  }
  return {
    store,
    state: socket.state,
    latency: socket.latency,
    serverNow: socket.serverNow,
    now: () => socket.serverNow() ?? Date.now(),
    call: client.call,
  };
}

function executeOrder(order: OverlayOrder, page: OverlayPage, store: Store): void {
  if (order.order === 'read') store.refresh();
  if (order.order !== 'reload') return;
  const { group = page.group, scene = page.scene } = order.scene ?? {};
  if (group === page.group && scene === page.scene) page.reload();
}

/** The query names the scene and the build, so that the control room can list them. */
function socketAddress(page: OverlayPage | null): string {
  const address = new URL('/stream/socket', location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  if (page) address.searchParams.set('scene', `${page.group}/${page.scene}`);
  address.searchParams.set('version', BUILD_FILE);
  // A preview in the control room is not a source of the stream.
  if (window.parent !== window) address.searchParams.set('monitor', 'true');
  return address.href;
}

/** The name of the built file, which contains a hash of its content. */
const BUILD_FILE = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
