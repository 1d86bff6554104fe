import { GAME_SCENE, isCueScene, sceneNameOf } from '@mes/domain/show/cue';
import { findSceneGroup, HOUSE_GROUP, SCENE_GROUPS, sceneGroupOf } from '@mes/domain/stream/scenes';
import { skinFor, skinOf } from '@mes/domain/tournament/name/skin';

export interface SceneChoice {
  readonly scene: string;
  readonly name: string;
}

/** The first ten have the number keys. */
const FIRST = [
  GAME_SCENE,
  'versus',
  'map-veto',
  'maps-overview',
  'facecams',
  'breaktime',
  'countdown',
  'bracket',
  'standings',
  'interview',
];

const GENERAL = 'general';

export const PACKAGES: readonly string[] = SCENE_GROUPS.map(({ group }) => group);

/** The scenes of a package that can be taken, those that are used most first. */
export function scenesOf(packageName: string): SceneChoice[] {
  const own = findSceneGroup(packageName)?.scenes ?? [];
  const names = [GAME_SCENE, ...own.map(({ scene }) => scene)].filter((scene) =>
    isCueScene({ scene, package: packageName }),
  );
  const rank = (scene: string) => {
    const index = FIRST.indexOf(scene);
    return index === -1 ? FIRST.length : index;
  };
  return names
    .map((scene) => ({ scene, name: sceneNameOf({ scene, package: packageName }) }))
    .toSorted((one, other) => rank(one.scene) - rank(other.scene));
}

/** With the look that was chosen for it; null lets its name decide. */
export interface KnownTournament {
  readonly id: string;
  readonly name: string;
  readonly theme: Parameters<typeof skinFor>[0]['theme'];
}

/** The package that a tournament has by its setting, or else by its name or id. */
export function packageOf(tournament: string, known: readonly KnownTournament[]): string {
  const found = known.find(({ id, name }) => id === tournament || name === tournament);
  return sceneGroupOf(found ? skinFor(found) : skinOf(tournament));
}

/** Scenes of the house and of no tournament are right for every tournament. */
export function isFitting(
  packageName: string,
  tournament: string | null,
  known: readonly KnownTournament[],
): boolean {
  if (tournament === null || packageName === GENERAL || packageName === HOUSE_GROUP) return true;
  return packageOf(tournament, known) === packageName;
}
