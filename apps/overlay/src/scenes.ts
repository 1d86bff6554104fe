import type { ComponentType } from 'react';
import type { LayoutName, Package } from './packages/kit';
import type { LoadedLayouts } from './packages/kit-context';
import { loadLayout } from './packages/load-package';

/** One folder a scene, loaded on demand: OBS opens a page for each. */
const files = import.meta.glob<{ default: ComponentType }>('./scenes/*/index.tsx');

const LOAD_AGAIN_MS = 5_000;

const loads = new Map(Object.entries(files).map(([file, load]) => [file.split('/')[2], load]));

/** Which layout a scene has; several scenes may share one. */
const LAYOUTS: Readonly<Record<string, LayoutName>> = {
  'best-player': 'moment',
  bracket: 'bracket',
  breaktime: 'break',
  champion: 'moment',
  clips: 'clips',
  countdown: 'starting',
  facecams: 'in-game',
  format: 'format',
  game: 'in-game',
  giveaway: 'giveaway',
  groups: 'groups',
  'info-card': 'info-card',
  interview: 'interview',
  'map-veto': 'map-veto',
  'map-won': 'moment',
  'maps-overview': 'maps-overview',
  'player-leaderboards': 'leaderboard',
  'player-profile': 'player-profile',
  'player-versus': 'player-versus',
  prizepool: 'prize-pool',
  'safe-card': 'safe-card',
  schedule: 'schedule',
  'series-won': 'moment',
  standings: 'standings',
  'stream-end': 'stream-end',
  'team-info': 'team-info',
  'team-profile': 'team-info',
  thumbnail: 'thumbnail',
  versus: 'versus',
  voting: 'voting',
  'voting-leaderboard': 'voting-leaderboard',
};

export const SCENE_NAMES = Object.keys(LAYOUTS);

/** Before anything is rendered: React would hold back what comes later for 300 ms. */
export async function loadScene(name: string): Promise<ComponentType | null> {
  const load = loads.get(name);
  return load ? (await load()).default : null;
}

export async function loadLayouts(kit: Package, scene: string): Promise<LoadedLayouts> {
  const name = LAYOUTS[scene];
  return name ? { [name]: await loadLayout(kit, name) } : {};
}

/** The server went away between the page and its scene, or has a newer build: start over. */
export function loadAgain(): Promise<never> {
  setTimeout(() => location.reload(), LOAD_AGAIN_MS * (0.5 + Math.random()));
  return new Promise(() => {});
}
