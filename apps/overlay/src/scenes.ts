import { type ComponentType, lazy } from 'react';
import type { SceneRoute } from './route';

interface SceneProps {
  readonly route: SceneRoute;
}

/** One folder a scene, loaded on demand: OBS opens a page for each. */
const files = import.meta.glob<{ default: ComponentType<SceneProps> }>('./scenes/*/index.tsx');

export const scenes = new Map(
  Object.entries(files).map(([file, load]) => [file.split('/')[2], lazy(load)] as const),
);
