import { type Cue, GAME_SCENE, isCueScene, sceneNameOf } from '@mes/domain/show/cue';
import { parseTournament } from '@mes/domain/stream/configuration';
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
  // As the stream names it: its name, and its id where it is one of the site.
  const { id: givenId, name: givenName } = parseTournament(tournament);
  const found = known.find(
    ({ id, name }) => id === givenId || id === givenName || name === givenName,
  );
  return sceneGroupOf(found ? skinFor(found) : skinOf(tournament));
}

/**
 * Whether a scene has the look of its tournament. A scene that the tournament's own package does not
 * have, such as the profile of a player, may have any look that belongs to no tournament.
 */
export function isFitting(
  cue: Pick<Cue, 'scene' | 'package'>,
  tournament: string | null,
  known: readonly KnownTournament[],
): boolean {
  if (tournament === null) return true;
  const own = packageOf(tournament, known);
  if (lookOf(own) === lookOf(cue.package)) return true;
  const isOfNoTournament = lookOf(cue.package) === lookOf(HOUSE_GROUP);
  return isOfNoTournament && !isCueScene({ scene: cue.scene, package: own });
}

/** Groups such as House and General share one. */
function lookOf(packageName: string): string | null {
  return findSceneGroup(packageName)?.package ?? null;
}
