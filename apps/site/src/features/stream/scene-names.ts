import { SCENES_BY_GROUP } from '@mes/domain/stream/scenes';
import * as texts from './texts';

const GROUP_NAMES: Readonly<Record<string, string>> = {
  'circuit-2023': 'Circuit 2023',
  'embers-s3': 'Embers S3',
  general: 'General',
  house: 'House',
  'league-2023': 'League 2023',
  'worlds-2023': 'Worlds 2023',
};

/** The pages that follow the show. */
const OUTPUT_GROUP = 'output';
const OUTPUT_NAMES: Readonly<Record<string, string>> = {
  program: texts.programOutput,
  overlay: texts.overlayOutput,
};

/** As people call it: "Versus, Embers S3". */
export function sceneName({ group, scene }: { group: string; scene: string }): string {
  if (group === OUTPUT_GROUP) return OUTPUT_NAMES[scene] ?? scene;
  const entry = SCENES_BY_GROUP[group]?.find((each) => each.scene === scene);
  return `${entry?.name ?? scene}, ${GROUP_NAMES[group] ?? group}`;
}
