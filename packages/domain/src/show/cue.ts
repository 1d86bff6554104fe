/** A cue: everything that one take puts on air. */
import { findSceneGroup, HOUSE_STINGER, isScene, type Stinger } from '../stream/scenes';

export interface Cue {
  readonly scene: string;
  /** The group of scenes whose look it has. */
  readonly package: string;
  /** Null for the match of the stream. */
  readonly match: string | null;
  readonly tournament: string | null;
  readonly round: string | null;
  readonly focus: CueFocus;
  readonly texts: CueTexts;
}

export interface CueFocus {
  readonly team: string | null;
  readonly player: string | null;
  readonly player2: string | null;
}

export interface CueTexts {
  readonly title: string;
  readonly text: string;
}

/** What is missing stays as it is. */
export type CueChange = Partial<Omit<Cue, 'focus' | 'texts'>> & {
  readonly focus?: Partial<CueFocus>;
  readonly texts?: Partial<CueTexts>;
};

/** The picture of the game, with the score bug over it. */
export const GAME_SCENE = 'game';
/** A holding card for emergencies. */
export const SAFE_SCENE = 'safe-card';

/** Every package has them. */
export const OWN_SCENES: ReadonlyMap<string, string> = new Map([
  [GAME_SCENE, 'Game'],
  [SAFE_SCENE, 'Safe card'],
]);
/** Pictures of links and what lies over another scene cannot be taken. */
const NOT_TAKEN = ['info-card', 'thumbnail'];

export function emptyCue(scene: string, packageName: string): Cue {
  return {
    scene,
    package: packageName,
    match: null,
    tournament: null,
    round: null,
    focus: { team: null, player: null, player2: null },
    texts: { title: '', text: '' },
  };
}

export function isCueScene({ scene, package: group }: Pick<Cue, 'scene' | 'package'>): boolean {
  if (OWN_SCENES.has(scene)) return findSceneGroup(group) !== null;
  return isScene(group, scene) && !NOT_TAKEN.includes(scene);
}

export function sceneNameOf({ scene, package: group }: Pick<Cue, 'scene' | 'package'>): string {
  const entry = findSceneGroup(group)?.scenes.find((each) => each.scene === scene);
  return OWN_SCENES.get(scene) ?? entry?.name ?? scene;
}

export function withChange(cue: Cue, { focus, texts, ...fields }: CueChange): Cue {
  return {
    ...cue,
    ...fields,
    focus: { ...cue.focus, ...focus },
    texts: { ...cue.texts, ...texts },
  };
}

/** A cue of a group that does not exist any more is covered as those of the house are. */
export function stingerOf(group: string): Stinger {
  return findSceneGroup(group)?.stinger ?? HOUSE_STINGER;
}
