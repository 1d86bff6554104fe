import { type Fields, listIn, numberIn, textIn } from './fields';
import type { RequestObs } from './session';

export interface SceneItem {
  /** The scene or group that it is an item of. */
  readonly parentName: string;
  readonly id: number;
  readonly sourceName: string;
  readonly isEnabled: boolean;
  /** 0 is the bottom. */
  readonly index: number;
  readonly nested: 'scene' | 'group' | null;
}

export async function readSceneItems(
  request: RequestObs,
  sceneName: string,
): Promise<readonly SceneItem[]> {
  const answer = await request('GetSceneItemList', { sceneName });
  return toItems(answer, sceneName);
}

/**
 * All items of a scene that are enabled, with those of enabled groups and scenes inside it: what
 * the scene shows.
 */
export async function readShownItems(
  request: RequestObs,
  sceneName: string,
): Promise<readonly SceneItem[]> {
  const shown: SceneItem[] = [];
  const visited = new Set([sceneName]);
  let level = await readSceneItems(request, sceneName);
  while (level.length > 0) {
    const enabled = level.filter(({ isEnabled }) => isEnabled);
    shown.push(...enabled);
    const inside = enabled.filter(({ nested, sourceName }) => nested && !visited.has(sourceName));
    for (const { sourceName } of inside) visited.add(sourceName);
    level = (await Promise.all(inside.map((item) => readItemsInside(request, item)))).flat();
  }
  return shown;
}

export function setItemEnabled(
  request: RequestObs,
  { parentName, id }: Pick<SceneItem, 'parentName' | 'id'>,
  isEnabled: boolean,
): Promise<Fields> {
  return request('SetSceneItemEnabled', {
    sceneName: parentName,
    sceneItemId: id,
    sceneItemEnabled: isEnabled,
  });
}

async function readItemsInside(
  request: RequestObs,
  { nested, sourceName }: SceneItem,
): Promise<readonly SceneItem[]> {
  if (nested === 'scene') return readSceneItems(request, sourceName);
  const answer = await request('GetGroupSceneItemList', { sceneName: sourceName });
  return toItems(answer, sourceName);
}

function toItems(answer: Fields, parentName: string): readonly SceneItem[] {
  return listIn(answer, 'sceneItems').flatMap((fields, position) => {
    const id = numberIn(fields, 'sceneItemId');
    const sourceName = textIn(fields, 'sourceName');
    if (id === null || sourceName === null) return [];
    const index = numberIn(fields, 'sceneItemIndex') ?? position;
    const isEnabled = fields.sceneItemEnabled === true;
    return [{ parentName, id, sourceName, isEnabled, index, nested: kindOfNesting(fields) }];
  });
}

function kindOfNesting(fields: Fields): SceneItem['nested'] {
  if (fields.isGroup === true) return 'group';
  return fields.sourceType === 'OBS_SOURCE_TYPE_SCENE' ? 'scene' : null;
}
