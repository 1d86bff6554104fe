import { GAME_SCENE, isCueScene, sceneNameOf } from '@mes/domain/show/cue';
import { SCENES_BY_GROUP, sceneGroupOf } from '@mes/domain/stream/scenes';
import { skinOf } from '@mes/domain/tournament/name/skin';

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

/** Of every tournament that has no package of its own. */
const HOUSE = 'house';
const GENERAL = 'general';

export const PACKAGES: readonly string[] = Object.keys(SCENES_BY_GROUP);

/** The scenes of a package that can be taken, those that are used most first. */
export function scenesOf(packageName: string): SceneChoice[] {
  const own = SCENES_BY_GROUP[packageName] ?? [];
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

/** The package that a tournament has, by its name or id. */
export function packageOf(tournament: string): string {
  const group = sceneGroupOf(skinOf(tournament));
  return group === GENERAL ? HOUSE : group;
}

/** Scenes of the house and of no tournament are right for every tournament. */
export function isFitting(packageName: string, tournament: string | null): boolean {
  if (tournament === null || packageName === GENERAL || packageName === HOUSE) return true;
  return packageOf(tournament) === packageName;
}
