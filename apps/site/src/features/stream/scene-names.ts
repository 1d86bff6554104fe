import { sceneNameOf } from '@mes/domain/show/cue';
import { findSceneGroup } from '@mes/domain/stream/scenes';
import { OUTPUT_LABELS } from './labels';

const OUTPUT_GROUP = 'output';

/** As people call it: "Versus, Embers S3". */
export function sceneName({ group, scene }: { group: string; scene: string }): string {
  if (group === OUTPUT_GROUP) return OUTPUT_LABELS[scene] ?? scene;
  return `${sceneNameOf({ scene, package: group })}, ${findSceneGroup(group)?.name ?? group}`;
}
