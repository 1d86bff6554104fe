import { COMMUNITY } from '../community';
import type { SceneGroup } from './kit';

/** Which package renders which group of scenes. */
export const SCENE_GROUPS: readonly SceneGroup[] = [
  {
    group: 'circuit-2023',
    name: 'Circuit 2023',
    wordmark: 'Circuit 2023',
    skin: 'circuit',
    package: 'circuit',
  },
  {
    group: 'embers-s3',
    name: 'Embers S3',
    wordmark: 'Embers S3',
    skin: 'embers',
    package: 'embers',
  },
  {
    group: 'general',
    name: 'General',
    wordmark: COMMUNITY.name,
    skin: null,
    package: 'house',
  },
  {
    group: 'house',
    name: 'House',
    wordmark: COMMUNITY.name,
    skin: null,
    package: 'house',
  },
  {
    group: 'league-2023',
    name: 'League 2023',
    wordmark: 'Pro League',
    skin: 'league',
    package: 'league',
  },
  {
    group: 'worlds-2023',
    name: 'Worlds 2023',
    wordmark: 'Worlds 2023',
    skin: 'worlds',
    package: 'worlds',
  },
];

export function findSceneGroup(group: string): SceneGroup | null {
  return SCENE_GROUPS.find((each) => each.group === group) ?? null;
}
