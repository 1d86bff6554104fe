import type { Cue } from '@mes/contract/show-schemas';
import { type ReactNode, useMemo } from 'react';
import { LiveDataContext, useLiveData } from '../data/use-live-data';
import { KitContext, type KitContextValue } from '../packages/kit-context';
import { routeOfCue } from '../route';
import { SceneContext } from '../scene-context';

interface CueScopeProps {
  cue: Cue;
  /** With which it was taken; null for the one on stream. */
  series: number | null;
  kit: KitContextValue;
  children: ReactNode;
}

/** Everything that a scene reads from its surroundings: match, package, and its own state of loading. */
export function CueScope({ cue, series, kit, children }: CueScopeProps) {
  const live = useLiveData();
  const scoped = useMemo(() => ({ ...live, store: live.store.openScope() }), [live]);
  const scene = useMemo(() => ({ route: routeOfCue(cue, series) }), [cue, series]);
  return (
    <LiveDataContext value={scoped}>
      <SceneContext value={scene}>
        <KitContext value={kit}>{children}</KitContext>
      </SceneContext>
    </LiveDataContext>
  );
}
