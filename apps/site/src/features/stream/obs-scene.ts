import type { SceneReference } from '@mes/contract/stream-control';
import { SCENES_BY_GROUP } from '@mes/domain/stream/scenes';

/** Which scene of OBS an operator has chosen for a scene of ours, by its address name. */
export type SceneChoices = Readonly<Record<string, string>>;

/** The chosen one, or else one of the same name; null where OBS has none for it. */
export function obsSceneFor(
  { group, scene }: Pick<SceneReference, 'group' | 'scene'>,
  { names, choices }: { names: readonly string[]; choices: SceneChoices },
): string | null {
  const chosen = choices[scene];
  if (chosen !== undefined && names.includes(chosen)) return chosen;
  const own = SCENES_BY_GROUP[group]?.find((each) => each.scene === scene)?.name ?? scene;
  const wanted = [plain(own), plain(scene)];
  return names.find((name) => wanted.includes(plain(name))) ?? null;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
