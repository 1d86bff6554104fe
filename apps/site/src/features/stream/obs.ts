/**
 * OBS on the operator's machine, by its own WebSocket. The connection belongs to this page and not
 * to the server, which could not reach it.
 */
import { observable } from '@mes/client/observable';
import type OBSWebSocket from 'obs-websocket-js/json';

export type ObsState =
  | { readonly kind: 'off'; readonly fault: string | null }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected'; readonly scenes: readonly string[]; readonly current: string };

export const obsState = observable<ObsState>({ kind: 'off', fault: null });

let obs: OBSWebSocket | null = null;

export async function connectObs(address: string, password: string): Promise<void> {
  await disconnectObs();
  obsState.set({ kind: 'connecting' });
  // Only operators with OBS need it, so it is no part of the page.
  const { default: Client } = await import('obs-websocket-js/json');
  const client = new Client();
  obs = client;
  client.on('ConnectionClosed', ({ message }) => {
    if (obs === client) obsState.set({ kind: 'off', fault: message || 'The connection was lost.' });
  });
  client.on('CurrentProgramSceneChanged', ({ sceneName }) => {
    const state = obsState.get();
    if (obs === client && state.kind === 'connected')
      obsState.set({ ...state, current: sceneName });
  });
  client.on('SceneListChanged', () => void readScenes(client));
  try {
    await client.connect(address, password || undefined);
    await readScenes(client);
  } catch (error) {
    const fault = error instanceof Error && error.message ? error.message : NOT_REACHED;
    if (obs === client) obsState.set({ kind: 'off', fault });
  }
}

export async function disconnectObs(): Promise<void> {
  const client = obs;
  obs = null;
  obsState.set({ kind: 'off', fault: null });
  await client?.disconnect();
}

export async function switchObs(sceneName: string): Promise<void> {
  await obs?.call('SetCurrentProgramScene', { sceneName });
}

const NOT_REACHED = 'OBS does not answer. Is its WebSocket server turned on?';

async function readScenes(client: OBSWebSocket): Promise<void> {
  const { currentProgramSceneName, scenes } = await client.call('GetSceneList');
  if (obs !== client) return;
  // OBS counts from the bottom of its list.
  const names = scenes.map(({ sceneName }) => String(sceneName)).reverse();
  obsState.set({ kind: 'connected', scenes: names, current: currentProgramSceneName });
}
