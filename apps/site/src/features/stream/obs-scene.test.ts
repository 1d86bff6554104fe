import { expect, it } from 'vitest';
import { obsSceneFor, type SceneChoices } from './obs-scene';

const names = ['Game', 'Map Veto', 'versus', 'Pause'];

it.each([
  { scene: 'map-veto', choices: {}, found: 'Map Veto' },
  { scene: 'versus', choices: {}, found: 'versus' },
  { scene: 'breaktime', choices: {}, found: null },
  { scene: 'breaktime', choices: { breaktime: 'Pause' }, found: 'Pause' },
  { scene: 'versus', choices: { versus: 'Gone' }, found: 'versus' },
] as { scene: string; choices: SceneChoices; found: string | null }[])(
  'finds $found for $scene',
  ({ scene, choices, found }) => {
    expect(obsSceneFor({ group: 'embers-s3', scene }, { names, choices })).toBe(found);
  },
);
