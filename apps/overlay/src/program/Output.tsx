import { GAME_SCENE } from '@mes/domain/show/cue';
import { useCallback, useEffect, useState } from 'react';
import { useObservable } from '../data/use-observable';
import { outputReload, reloadWhenServed } from '../output-reload';
import type { OutputName } from '../route';
import { sourceVisibility } from '../stage/source-visibility';
import { afterPaint } from './after-paint';
import { preloadScenes } from './load-cue';
import styles from './Output.module.css';
import { OverlayLayers } from './OverlayLayers';
import { SceneLayers } from './SceneLayers';
import { StingerLayer } from './StingerLayer';
import type { Takes } from './takes';
import { usePainted } from './use-painted';
import { useStandby } from './use-standby';
import { useTakes } from './use-takes';
import { WarmData } from './WarmData';

/**
 * A page that OBS opens once and that follows the show by itself. `program` has the scenes that fill the
 * screen, `overlay` what lies over the game; both play the stinger, so that it covers everything.
 */
export function Output({ name }: { name: OutputName }) {
  const { program, takes, dispatch } = useTakes();
  const prepared = usePrepared(takes);
  const { stinger, standby } = takes;
  const { shown, preview } = usePainted({ source: name, program, takes });
  useStandby({ takes, preview: name === 'program' ? preview : null, dispatch });
  useReload(name, takes);
  usePreloading(name, takes);

  const onReady = useCallback((key: string) => dispatch({ type: 'ready', key }), [dispatch]);
  const onPrepared = useCallback(
    (layer: string) => dispatch({ type: 'prepared', layer }),
    [dispatch],
  );
  const onLeft = useCallback((key: string) => dispatch({ type: 'left', key }), [dispatch]);
  const onCovered = useCallback((key: string) => dispatch({ type: 'covered', key }), [dispatch]);
  const onExpired = useCallback((key: string) => dispatch({ type: 'expired', key }), [dispatch]);
  const onOpened = useCallback((key: string) => dispatch({ type: 'opened', key }), [dispatch]);
  const Layers = name === 'program' ? SceneLayers : OverlayLayers;
  return (
    <main
      className={styles.output}
      data-output={name}
      data-revision={shown ?? undefined}
      data-prepared={standby?.isReady ? standby.cue.scene : undefined}
    >
      <Layers
        takes={prepared}
        onReady={onReady}
        onPrepared={onPrepared}
        onLeft={onLeft}
        onFailure={reloadWhenServed}
      />
      {stinger && (
        <StingerLayer
          key={stinger.key}
          stinger={stinger}
          onCovered={onCovered}
          onExpired={onExpired}
          onOpened={onOpened}
        />
      )}
      {takes.current?.cue && <WarmData cue={takes.current.cue} />}
      {program?.rehearsal && (
        <div className={styles.watermark}>
          <b>Rehearsal</b>
        </div>
      )}
    </main>
  );
}

/** The first frame of a stinger does not wait until a scene behind it is built up that was not prepared. */
function usePrepared(takes: Takes): Takes {
  const key = takes.coming?.key ?? null;
  const [painted, setPainted] = useState<string | null>(null);
  useEffect(() => (key === null ? undefined : afterPaint(() => setPainted(key))), [key]);
  const isBuilt = takes.coming?.layer !== takes.coming?.key || painted === key;
  return takes.stinger === null || isBuilt ? takes : { ...takes, coming: null };
}

/** The program is empty during the game, the overlay where no channel is on. */
function useReload(name: OutputName, { current, coming, stinger }: Takes): void {
  const isSeen = useObservable(sourceVisibility);
  const isEmpty =
    name === 'program'
      ? current?.cue?.scene === GAME_SCENE || current?.cue === null
      : current !== null && Object.values(current.channels).every((item) => item === null);
  const isQuiet = !isSeen || (isEmpty && coming === null && stinger === null);
  useEffect(() => outputReload.setQuiet(isQuiet), [isQuiet]);
}

const IDLE_MS = 2_000;

/** Once something is on air, the other scenes of its package. */
function usePreloading(name: OutputName, { current }: Takes): void {
  const group = current?.cue?.package ?? null;
  useEffect(() => {
    if (name !== 'program' || group === null) return;
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = preloadScenes(group);
    }, IDLE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [name, group]);
}
