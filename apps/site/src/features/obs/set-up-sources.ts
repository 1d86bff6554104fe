/** Makes what a show needs in OBS. Done again it repairs what was changed and leaves the rest alone. */
import { interpolate } from '../../interpolate';
import { listIn, numberIn, textIn } from './fields';
import { ObsError } from './obs-error';
import { readSceneItems, type SceneItem } from './scene-items';
import type { RequestObs } from './session';
import { MES_SCENE, OVERLAY_SOURCE, PROGRAM_SOURCE } from './source-names';
import * as texts from './texts';

export interface SourceAddresses {
  readonly program: string;
  readonly overlay: string;
}

const BROWSER_SOURCE = 'browser_source';
/** Packages are drawn in this size; the item is scaled to the canvas of OBS. */
const SOURCE_SIZE = { width: 1920, height: 1080 };

export async function setUpMesScene(
  request: RequestObs,
  addresses: SourceAddresses,
): Promise<void> {
  await createSceneIfAbsent(request, MES_SCENE);
  const program = { inputName: PROGRAM_SOURCE, url: addresses.program };
  const overlay = { inputName: OVERLAY_SOURCE, url: addresses.overlay };
  // One after the other: a new item is put above all others, and the overlay belongs on top.
  for (const source of [program, overlay]) await setUpBrowserSource(request, source);
  await putOverlayOnTop(request);
}

export async function createSceneIfAbsent(
  request: RequestObs,
  sceneName: string,
): Promise<'created' | 'found'> {
  const scenes = listIn(await request('GetSceneList'), 'scenes');
  if (scenes.some((scene) => textIn(scene, 'sceneName') === sceneName)) return 'found';
  await request('CreateScene', { sceneName });
  return 'created';
}

/** Makes an input as an item of a scene, or changes the one that OBS has by this name. */
export async function setUpInput(
  request: RequestObs,
  input: {
    readonly sceneName: string;
    readonly inputName: string;
    readonly inputKind: string;
    readonly inputSettings: Readonly<Record<string, unknown>>;
  },
): Promise<SceneItem> {
  const { sceneName, inputName, inputKind, inputSettings } = input;
  const inputs = listIn(await request('GetInputList'), 'inputs');
  const found = inputs.find((each) => textIn(each, 'inputName') === inputName);
  if (!found) await request('CreateInput', { ...input, sceneItemEnabled: true });
  else if (textIn(found, 'inputKind') === inputKind)
    await request('SetInputSettings', { inputName, inputSettings, overlay: true });
  else throw new ObsError(interpolate(texts.nameIsTaken, { name: inputName }));

  const item = await findItem(request, sceneName, inputName);
  if (item) return item;
  await request('CreateSceneItem', { sceneName, sourceName: inputName, sceneItemEnabled: true });
  const created = await findItem(request, sceneName, inputName);
  if (!created) throw new ObsError(texts.refused);
  return created;
}

export interface Canvas {
  readonly width: number;
  readonly height: number;
}

export async function readCanvas(request: RequestObs): Promise<Canvas> {
  const video = await request('GetVideoSettings');
  return {
    width: numberIn(video, 'baseWidth') ?? SOURCE_SIZE.width,
    height: numberIn(video, 'baseHeight') ?? SOURCE_SIZE.height,
  };
}

export function setTransform(
  request: RequestObs,
  { parentName, id }: SceneItem,
  sceneItemTransform: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  return request('SetSceneItemTransform', {
    sceneName: parentName,
    sceneItemId: id,
    sceneItemTransform,
  });
}

async function setUpBrowserSource(
  request: RequestObs,
  { inputName, url }: { inputName: string; url: string },
): Promise<void> {
  const item = await setUpInput(request, {
    sceneName: MES_SCENE,
    inputName,
    inputKind: BROWSER_SOURCE,
    // A source that is shut down while hidden would start with an empty picture.
    inputSettings: {
      is_local_file: false,
      url,
      ...SOURCE_SIZE,
      shutdown: false,
      restart_when_active: false,
    },
  });
  const { width, height } = await readCanvas(request);
  await setTransform(request, item, {
    positionX: 0,
    positionY: 0,
    rotation: 0,
    boundsType: 'OBS_BOUNDS_SCALE_INNER',
    boundsAlignment: 0,
    boundsWidth: width,
    boundsHeight: height,
  });
}

async function putOverlayOnTop(request: RequestObs): Promise<void> {
  const program = await findItem(request, MES_SCENE, PROGRAM_SOURCE);
  const overlay = await findItem(request, MES_SCENE, OVERLAY_SOURCE);
  if (!program || !overlay || overlay.index > program.index) return;
  await request('SetSceneItemIndex', {
    sceneName: MES_SCENE,
    sceneItemId: overlay.id,
    sceneItemIndex: program.index,
  });
}

async function findItem(
  request: RequestObs,
  sceneName: string,
  sourceName: string,
): Promise<SceneItem | undefined> {
  const items = await readSceneItems(request, sceneName);
  return items.find((item) => item.sourceName === sourceName);
}
