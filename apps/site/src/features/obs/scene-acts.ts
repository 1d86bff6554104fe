/** What the room does with the scenes of OBS. */
import { type Fields, textIn } from './fields';
import { setUpHoldingScene } from './holding-scene';
import { NOT_FOUND, ObsError } from './obs-error';
import { readSceneItems, readShownItems, type SceneItem, setItemEnabled } from './scene-items';
import type { RequestObs } from './session';
import { type SourceAddresses, setUpMesScene } from './set-up-sources';
import { HOLDING_SCENE, MES_SCENE, OVERLAY_SOURCE, PROGRAM_SOURCE } from './source-names';
import * as texts from './texts';

export interface SceneActs {
  setUpSources(addresses: SourceAddresses): Promise<void>;
  putBack(): Promise<void>;
  clearOverlays(): Promise<void>;
  showSafeCard(): Promise<void>;
}

export function createSceneActs(request: RequestObs, communityName: () => string): SceneActs {
  /** Items that `clearOverlays` has hidden outside of our scene. */
  let hiddenElsewhere: readonly SceneItem[] = [];

  async function setUpSources(addresses: SourceAddresses): Promise<void> {
    await setUpMesScene(request, addresses);
    await setUpHoldingScene(request, communityName());
    await showOurItems();
    await switchTo(request, MES_SCENE);
  }

  async function putBack(): Promise<void> {
    const items = await showOurItems();
    // A scene of the operator that has our sources as well stays live, with its cameras.
    if ((await readLiveItems(request)).some(isProgram)) return;
    if (!items.some(isProgram)) throw new ObsError(texts.noScene);
    await switchTo(request, MES_SCENE);
  }

  async function showOurItems(): Promise<readonly SceneItem[]> {
    const items = await readMesItems(request);
    const ours = items.filter((item) => isProgram(item) || isOverlay(item));
    for (const item of ours) if (!item.isEnabled) await setItemEnabled(request, item, true);
    const elsewhere = hiddenElsewhere;
    hiddenElsewhere = [];
    // Somebody may have removed them since.
    for (const item of elsewhere) await ifFound(() => setItemEnabled(request, item, true));
    return items;
  }

  async function clearOverlays(): Promise<void> {
    const overlays = (await readLiveItems(request)).filter(isOverlay);
    for (const item of overlays) await setItemEnabled(request, item, false);
    const elsewhere = overlays.filter((item) => item.parentName !== MES_SCENE);
    hiddenElsewhere = [...hiddenElsewhere, ...elsewhere];
  }

  async function showSafeCard(): Promise<void> {
    // The shortest way first: something wrong is on air.
    if (await ifFound(() => switchTo(request, HOLDING_SCENE))) return;
    // Without its name, or even black, the scene is better than what is on air.
    await setUpHoldingScene(request, communityName()).catch(() => undefined);
    await switchTo(request, HOLDING_SCENE);
  }

  return { setUpSources, putBack, clearOverlays, showSafeCard };
}

async function readMesItems(request: RequestObs): Promise<readonly SceneItem[]> {
  return (await ifFound(() => readSceneItems(request, MES_SCENE))) ?? [];
}

async function readLiveItems(request: RequestObs): Promise<readonly SceneItem[]> {
  const sceneName = textIn(await request('GetCurrentProgramScene'), 'currentProgramSceneName');
  return sceneName === null ? [] : readShownItems(request, sceneName);
}

function isProgram({ sourceName }: SceneItem): boolean {
  return sourceName === PROGRAM_SOURCE;
}

function isOverlay({ sourceName }: SceneItem): boolean {
  return sourceName === OVERLAY_SOURCE;
}

/** Does not repeat the transition if the scene is live already. */
async function switchTo(request: RequestObs, sceneName: string): Promise<Fields> {
  const live = await request('GetCurrentProgramScene');
  if (textIn(live, 'currentProgramSceneName') === sceneName) return live;
  return request('SetCurrentProgramScene', { sceneName });
}

/** Null if OBS has no scene or item of this name. */
async function ifFound<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ObsError && error.code === NOT_FOUND) return null;
    throw error;
  }
}
