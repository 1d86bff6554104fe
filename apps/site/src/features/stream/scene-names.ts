import { sceneNameOf } from '@mes/domain/show/cue';
import { findSceneGroup } from '@mes/domain/stream/scenes';
import * as texts from './texts';

/** The pages that follow the show. */
const OUTPUT_GROUP = 'output';
const OUTPUT_NAMES: Readonly<Record<string, string>> = {
  program: texts.programOutput,
  overlay: texts.overlayOutput,
};

/** As people call it: "Versus, Embers S3". */
export function sceneName({ group, scene }: { group: string; scene: string }): string {
  if (group === OUTPUT_GROUP) return OUTPUT_NAMES[scene] ?? scene;
  return `${sceneNameOf({ scene, package: group })}, ${findSceneGroup(group)?.name ?? group}`;
}
