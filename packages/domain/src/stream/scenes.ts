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
  // Link previews are rendered by these, also for tournaments without a group of their own.
  { scene: 'thumbnail', name: 'Thumbnail' },
  { scene: 'versus', name: 'Versus' },
];

/** Shown over the game in every group: lower third and info card of the control room. */
const INFO_CARD: SceneEntry = { scene: 'info-card', name: 'Lower third and info card' };

export const SCENES_BY_GROUP: Readonly<Record<string, readonly SceneEntry[]>> = {
  'circuit-2023': [...TOURNAMENT_SCENES, INFO_CARD],
  'embers-s3': [...TOURNAMENT_SCENES, INFO_CARD],
  general: [...GENERAL_SCENES, INFO_CARD],
  // Every tournament without a package of its own.
  house: [...TOURNAMENT_SCENES, INFO_CARD],
  'league-2023': [...TOURNAMENT_SCENES, INFO_CARD],
  'worlds-2023': [...TOURNAMENT_SCENES, INFO_CARD],
};

export function isScene(group: string, scene: string): boolean {
  return (
    (Object.hasOwn(SCENES_BY_GROUP, group) &&
      SCENES_BY_GROUP[group]?.some((entry) => entry.scene === scene)) ||
    false
  );
}

const GROUP_BY_SKIN: Partial<Record<Skin, string>> = {
  circuit: 'circuit-2023',
  embers: 'embers-s3',
  league: 'league-2023',
  worlds: 'worlds-2023',
};

/** The scene group for tournaments with this skin. */
export function sceneGroupOf(skin: Skin | null): string {
  return (skin && GROUP_BY_SKIN[skin]) ?? 'general';
}
