/** All scenes by group, with their names in URLs and in the list of scenes. */
import type { Skin } from '../tournament/name/skin';

export interface SceneEntry {
  readonly scene: string;
  readonly name: string;
}

const TOURNAMENT_SCENES: readonly SceneEntry[] = [
  { scene: 'best-player', name: 'Best player' },
  { scene: 'bracket', name: 'Bracket' },
  { scene: 'breaktime', name: 'Break' },
  { scene: 'champion', name: 'Champion' },
  { scene: 'clips', name: 'Clips' },
  { scene: 'countdown', name: 'Countdown' },
  { scene: 'facecams', name: 'Face cams' },
  { scene: 'format', name: 'Format' },
  { scene: 'giveaway', name: 'Giveaway' },
  { scene: 'groups', name: 'Groups' },
  { scene: 'interview', name: 'Interview' },
  { scene: 'map-veto', name: 'Map veto' },
  { scene: 'map-won', name: 'Map won' },
  { scene: 'maps-overview', name: 'Maps overview' },
  { scene: 'prizepool', name: 'Prize pool' },
  { scene: 'schedule', name: 'Schedule' },
  { scene: 'series-won', name: 'Series won' },
  { scene: 'standings', name: 'Standings' },
  { scene: 'stream-end', name: 'End of stream' },
  { scene: 'team-info', name: 'Team info' },
  { scene: 'thumbnail', name: 'Thumbnail' },
  { scene: 'versus', name: 'Versus' },
  { scene: 'voting', name: 'Voting' },
  { scene: 'voting-leaderboard', name: 'Voting leaderboard' },
];

const GENERAL_SCENES: readonly SceneEntry[] = [
  { scene: 'bracket', name: 'Bracket' },
  { scene: 'clips', name: 'Clips' },
  { scene: 'giveaway', name: 'Giveaway' },
  { scene: 'player-leaderboards', name: 'Player leaderboards' },
  { scene: 'player-profile', name: 'Player profile' },
  { scene: 'player-versus', name: 'Player versus' },
  { scene: 'team-profile', name: 'Team profile' },
  { scene: 'thumbnail', name: 'Thumbnail' },
  { scene: 'versus', name: 'Versus' },
];

/** Shown over the game in every group: lower third and info card of the control room. */
const INFO_CARD: SceneEntry = { scene: 'info-card', name: 'Lower third and info card' };

/** How long a stinger plays, and from when the next scene is behind it. */
export interface Stinger {
  readonly durationMs: number;
  readonly cutMs: number;
}

/** A set of scenes in addresses, cues and the control room, with the package that gives it its look. */
export interface SceneGroup {
  /** As in addresses and cues. */
  readonly group: string;
  readonly name: string;
  /** On buttons. */
  readonly shortName: string;
  /** Stands for the event until the tournament is known; null for the name of the community. */
  readonly wordmark: string | null;
  /** Tournaments with this skin are shown with it. */
  readonly skin: Skin | null;
  /** The folder of the overlay that has its look. */
  readonly package: string;
  /** As the package plays it. */
  readonly stinger: Stinger;
  readonly scenes: readonly SceneEntry[];
}

export const HOUSE_STINGER: Stinger = { durationMs: 1_020, cutMs: 525 };

/** The only list of them: a new package is its folder and an entry here. */
export const SCENE_GROUPS: readonly SceneGroup[] = [
  {
    group: 'circuit-2023',
    name: 'Circuit 2023',
    shortName: 'Circuit',
    wordmark: 'Circuit 2023',
    skin: 'circuit',
    package: 'circuit',
    stinger: { durationMs: 1_100, cutMs: 560 },
    scenes: [...TOURNAMENT_SCENES, INFO_CARD],
  },
  {
    group: 'embers-s3',
    name: 'Embers S3',
    shortName: 'Embers',
    wordmark: 'Embers S3',
    skin: 'embers',
    package: 'embers',
    stinger: { durationMs: 1_100, cutMs: 550 },
    scenes: [...TOURNAMENT_SCENES, INFO_CARD],
  },
  {
    group: 'general',
    name: 'General',
    shortName: 'General',
    wordmark: null,
    skin: null,
    package: 'house',
    stinger: HOUSE_STINGER,
    scenes: [...GENERAL_SCENES, INFO_CARD],
  },
  {
    group: 'house',
    name: 'House',
    shortName: 'House',
    wordmark: null,
    skin: null,
    package: 'house',
    stinger: HOUSE_STINGER,
    scenes: [...TOURNAMENT_SCENES, INFO_CARD],
  },
  {
    group: 'league-2023',
    name: 'League 2023',
    shortName: 'League',
    wordmark: 'Pro League',
    skin: 'league',
    package: 'league',
    stinger: { durationMs: 1_160, cutMs: 600 },
    scenes: [...TOURNAMENT_SCENES, INFO_CARD],
  },
  {
    group: 'worlds-2023',
    name: 'Worlds 2023',
    shortName: 'Worlds',
    wordmark: 'Worlds 2023',
    skin: 'worlds',
    package: 'worlds',
    stinger: { durationMs: 1_100, cutMs: 550 },
    scenes: [...TOURNAMENT_SCENES, INFO_CARD],
  },
];

/** Of every tournament that has no package of its own. */
export const HOUSE_GROUP = 'house';

export function findSceneGroup(group: string): SceneGroup | null {
  return SCENE_GROUPS.find((each) => each.group === group) ?? null;
}

export function isScene(group: string, scene: string): boolean {
  return findSceneGroup(group)?.scenes.some((entry) => entry.scene === scene) ?? false;
}

/** The scene group for tournaments with this skin. */
export function sceneGroupOf(skin: Skin | null): string {
  const own = skin && SCENE_GROUPS.find((each) => each.skin === skin);
  return own ? own.group : HOUSE_GROUP;
}
