import { InlineSvg } from '@mes/ui/InlineSvg.tsx';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { useLiveData } from '../data/use-live-data';
import { useObservable } from '../data/use-observable';
import type { SceneRoute } from '../route';
import { SceneContext } from '../scene-context';
import type { Theme } from '../themes/theme';
import { Faults } from './Faults';
import { KeepLast } from './KeepLast';
import styles from './Stage.module.css';
import { usePhase } from './use-phase';

interface StageProps {
  route: SceneRoute;
  theme: Theme;
  children: ReactNode;
}

/** 1920 × 1080 and transparent; each scene decides whether its field is drawn. */
export function Stage({ route, theme, children }: StageProps) {
  const { store, state } = useLiveData();
  const connection = useObservable(state);
  const isLacking = useObservable(store.isLoading);
  const phase = usePhase(route.screenshot);
  const scene = useMemo(() => ({ route, theme }), [route, theme]);
  return (
    <div
      className={`mes-overlay mes-broadcast ${styles.stage}`}
      style={shapesOf(theme)}
      data-tournament={theme.skin ?? undefined}
      data-group={theme.group}
      data-clear={route.clear || undefined}
      data-still={route.screenshot || undefined}
      data-waiting={phase === 'waiting' || undefined}
      data-entrance={phase === 'entering' || undefined}
      data-settled={phase !== 'waiting' || undefined}
      data-lacking={isLacking || undefined}
      data-connection={connection}
    >
      <SceneContext value={scene}>
        <KeepLast store={store}>{children}</KeepLast>
        <Faults />
      </SceneContext>
    </div>
  );
}

interface Hole {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface FieldProps {
  theme: Theme;
  clear: boolean;
  /** Where cameras show through. */
  holes?: readonly Hole[];
  /** Fainter, where the scene itself draws lines. */
  quiet?: boolean;
}

/** The tournament's field, behind scenes that fill the screen. */
export function Field({ theme, clear, holes = [], quiet = false }: FieldProps) {
  const scenery = useMemo(() => theme.scenery(), [theme]);
  if (clear) return null;
  return (
    <div
      className={styles.field}
      data-quiet={quiet || undefined}
      style={holes.length > 0 ? { clipPath: around(holes) } : undefined}
    >
      <InlineSvg svg={scenery} className={styles.scenery} />
    </div>
  );
}

function around(holes: readonly Hole[]): string {
  const cuts = holes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}Z`);
  return `path(evenodd, "M0 0H1920V1080H0Z${cuts.join('')}")`;
}

export function MissingPage() {
  return <p className={styles.missing}>This page does not exist.</p>;
}

function shapesOf({ shape }: Theme): CSSProperties {
  const variables: Record<`--${string}`, string> = {
    '--o-panel': shape.panel,
    '--o-badge': shape.badge,
    '--o-edge': shape.edge === 'none' ? '0 0 #0000' : shape.edge,
  };
  return variables;
}
