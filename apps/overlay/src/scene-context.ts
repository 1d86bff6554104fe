import { createContext, useContext } from 'react';
import type { SceneRoute } from './route';

export interface SceneContextValue {
  readonly route: SceneRoute;
}

export const SceneContext = createContext<SceneContextValue | null>(null);

export function useScene(): SceneContextValue {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('A scene is rendered outside of its stage.');
  return scene;
}
