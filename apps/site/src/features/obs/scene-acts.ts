/** What the room does with the scenes of OBS. */
import { textIn } from './fields';
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
    await putBack();
  }

  async function putBack(): Promise<void> {
    const items = await readMesItems(request);
    const hidden = [...items.filter(isOurs), ...hiddenElsewhere].filter((item) => !item.isEnabled);
    for (const item of hidden) await setItemEnabled(request, item, true);
    hiddenElsewhere = [];
    // A scene of the operator that has our sources as well stays live, with its cameras.
    const shown = await readLiveItems(request);
    if (shown.some(({ sourceName }) => sourceName === PROGRAM_SOURCE)) return;
    if (!items.some(({ sourceName }) => sourceName === PROGRAM_SOURCE))
      throw new ObsError(texts.noScene);
    await switchTo(request, MES_SCENE);
  }

  async function clearOverlays(): Promise<void> {
    const shown = await readLiveItems(request);
    const overlays = shown.filter((item) => item.sourceName === OVERLAY_SOURCE);
    for (const item of overlays) await setItemEnabled(request, item, false);
    const elsewhere = overlays.filter((item) => item.parentName !== MES_SCENE);
    const hidden = elsewhere.map((item) => ({ ...item, isEnabled: false }));
    hiddenElsewhere = [...hiddenElsewhere, ...hidden];
  }

  async function showSafeCard(): Promise<void> {
    await setUpHoldingScene(request, communityName());
    await switchTo(request, HOLDING_SCENE);
  }

  return { setUpSources, putBack, clearOverlays, showSafeCard };
}

async function readMesItems(request: RequestObs): Promise<readonly SceneItem[]> {
  try {
    return await readSceneItems(request, MES_SCENE);
  } catch (error) {
    if (error instanceof ObsError && error.code === NOT_FOUND) return [];
    throw error;
  }
}

async function readLiveItems(request: RequestObs): Promise<readonly SceneItem[]> {
  const sceneName = textIn(await request('GetCurrentProgramScene'), 'currentProgramSceneName');
  return sceneName === null ? [] : readShownItems(request, sceneName);
}

function isOurs({ sourceName }: SceneItem): boolean {
  return sourceName === PROGRAM_SOURCE || sourceName === OVERLAY_SOURCE;
}

async function switchTo(request: RequestObs, sceneName: string): Promise<void> {
  await request('SetCurrentProgramScene', { sceneName });
}
