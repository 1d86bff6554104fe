import { type ComponentType, lazy, Suspense } from 'react';
import type { SceneRoute } from './route';
import styles from './Stage.module.css';

export interface SceneProps {
  readonly route: SceneRoute;
}

/** One folder a scene, loaded on demand: OBS opens a page for each. */
const files = import.meta.glob<{ default: ComponentType<SceneProps> }>('./scenes/*/index.tsx');

const scenes = new Map(
  Object.entries(files).map(([file, load]) => [file.split('/')[2], lazy(load)] as const),
);

/** 1920 × 1080, transparent. */
export function Stage({ route }: { route: SceneRoute | null }) {
  const Scene = route ? scenes.get(route.scene) : undefined;
  if (!route || !Scene) return <p className={styles.missing}>This page does not exist.</p>;
  return (
    <div className={styles.stage}>
      <Suspense>
        <Scene route={route} />
      </Suspense>
    </div>
  );
}
