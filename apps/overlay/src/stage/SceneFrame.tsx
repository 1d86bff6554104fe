import type { ReactNode } from 'react';
import { useLiveData } from '../data/use-live-data';
import { useObservable } from '../data/use-observable';
import {
  EntranceContext,
  EventContext,
  StandbyContext,
  useKitContext,
} from '../packages/kit-context';
import { useScene } from '../scene-context';
import { KeepLast } from './KeepLast';
import styles from './Stage.module.css';
import type { Phase } from './use-phase';
import { useSceneEvent } from './use-scene-event';

interface SceneFrameProps {
  phase: Phase;
  /** It is not visible until it is taken: nothing moves, and its faults are not reported. */
  isStandby?: boolean;
  connection: string;
  /** Above the scene. */
  faults?: ReactNode;
  children: ReactNode;
}

/**
 * 1920 × 1080 and transparent; each scene decides whether its backdrop is shown. The phase is told
 * from outside, so that a page can hold two scenes of which one enters while the other leaves.
 */
export function SceneFrame(props: SceneFrameProps) {
  const { phase, isStandby = false, connection, faults, children } = props;
  const { store } = useLiveData();
  const isLacking = useObservable(store.isLoading);
  const { route } = useScene();
  const { group, kit } = useKitContext();
  return (
    <div
      className={`mes-overlay mes-broadcast ${styles.stage}`}
      data-package={kit.id}
      data-tournament={group.skin ?? undefined}
      data-group={group.group}
      data-clear={route.clear || undefined}
      data-still={route.screenshot || undefined}
      data-waiting={phase === 'waiting' || undefined}
      data-entrance={phase === 'entering' || undefined}
      data-leaving={phase === 'leaving' || undefined}
      data-settled={phase !== 'waiting' || undefined}
      data-lacking={isLacking || undefined}
      data-connection={connection}
    >
      <StandbyContext value={isStandby}>
        <EntranceContext value={phase === 'entering'}>
          <KeepLast store={store} isSilent={isStandby}>
            <EventScope>{children}</EventScope>
          </KeepLast>
        </EntranceContext>
      </StandbyContext>
      {faults}
    </div>
  );
}

/** Within what keeps the last picture: data that cannot be read must not take the stage away. */
function EventScope({ children }: { children: ReactNode }) {
  const { group, kit } = useKitContext();
  const event = useSceneEvent();
  return (
    <EventContext value={event}>
      <div className={styles.contents} style={kit.tokens(group, event)} data-kit={kit.id}>
        {children}
      </div>
    </EventContext>
  );
}
