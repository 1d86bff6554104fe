import { type ReactNode, useMemo } from 'react';
import { useLiveData } from '../data/use-live-data';
import { useObservable } from '../data/use-observable';
import { KitContext, type KitContextValue } from '../packages/kit-context';
import type { SceneRoute } from '../route';
import { SceneContext } from '../scene-context';
import { Faults } from './Faults';
import { SceneFrame } from './SceneFrame';
import styles from './Stage.module.css';
import { usePhase } from './use-phase';

interface StageProps {
  route: SceneRoute;
  kit: KitContextValue;
  children: ReactNode;
}

/** A page that shows one scene: it enters once its data are there, and stays. */
export function Stage({ route, kit, children }: StageProps) {
  const { state } = useLiveData();
  const connection = useObservable(state);
  const phase = usePhase({ isPicture: route.screenshot, enterMs: kit.kit.motion.enterMs });
  const scene = useMemo(() => ({ route }), [route]);
  return (
    <SceneContext value={scene}>
      <KitContext value={kit}>
        <SceneFrame phase={phase} connection={connection} faults={<Faults />}>
          {children}
        </SceneFrame>
      </KitContext>
    </SceneContext>
  );
}

export function MissingPage() {
  return <p className={styles.missing}>This page does not exist.</p>;
}
