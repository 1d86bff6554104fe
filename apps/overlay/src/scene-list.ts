import { isCueScene } from '@mes/domain/show/cue';
import { isScene } from '@mes/domain/stream/scenes';

/** Also the game and the safe card, which the list of scenes does not have. */
export function isSceneOfShow(group: string, scene: string): boolean {
  return isScene(group, scene) || isCueScene({ scene, package: group });
}
