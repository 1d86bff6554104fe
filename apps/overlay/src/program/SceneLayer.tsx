import { GAME_SCENE } from '@mes/domain/show/cue';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveData } from '../data/use-live-data';
import { useObservable } from '../data/use-observable';
import { Faults } from '../stage/Faults';
import { SceneFrame } from '../stage/SceneFrame';
import { useSettled } from '../stage/use-settled';
import { CueScope } from './CueScope';
import { type LoadedScene, useLoadedCue } from './load-cue';
import styles from './Output.module.css';
import type { Take } from './takes';
import { type Presence, usePartPhase } from './use-part-phase';

export type Role = 'standby' | 'coming' | 'current' | 'leaving';

export interface LayerProps {
  take: Take;
  role: Role;
  onReady: (key: string) => void;
  /** A scene in standby has everything that it needs. */
  onPrepared: (layer: string) => void;
  onLeft: (key: string) => void;
  onFailure: (key: string) => void;
}

/** The scene of a take. The game itself is not rendered: the output is empty, and OBS shows it below. */
export function SceneLayer(props: LayerProps) {
  const { cue } = props.take;
  if (cue === null || cue.scene === GAME_SCENE) return <EmptyLayer {...props} />;
  return <CueLayer {...props} cue={cue} />;
}

function EmptyLayer({ take: { key }, role, onReady, onLeft }: LayerProps) {
  const report = useEffectEvent(() => {
    if (role === 'coming') onReady(key);
    if (role === 'leaving') onLeft(key);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each role is reported once
  useEffect(() => report(), [role]);
  return null;
}

type CueLayerProps = LayerProps & { cue: NonNullable<Take['cue']> };

function CueLayer({ cue, ...props }: CueLayerProps) {
  const { key, series } = props.take;
  const loaded = useLoadedCue(cue, () => {
    // Missing data is reported when the scene is taken.
    if (props.role !== 'standby') props.onFailure(key);
  });
  if (!loaded) return null;
  return (
    <CueScope cue={cue} series={series} kit={loaded.kit}>
      <LoadedLayer {...props} loaded={loaded} />
    </CueScope>
  );
}

const PRESENCES: Readonly<Record<Role, Presence>> = {
  standby: 'waiting',
  coming: 'waiting',
  current: 'on',
  leaving: 'off',
};

function LoadedLayer({
  take: { key, layer },
  role,
  loaded,
  ...props
}: LayerProps & { loaded: LoadedScene }) {
  const { Scene, kit } = loaded;
  const { state } = useLiveData();
  const connection = useObservable(state);
  const isSettled = useSettled();
  const phase = usePartPhase({
    presence: PRESENCES[role],
    motion: kit.kit.motion,
    onLeft: () => props.onLeft(key),
  });
  const host = useRef<HTMLDivElement>(null);
  const ready = useEffectEvent(() => props.onReady(key));
  const prepare = useEffectEvent(async () => {
    await decodePictures(host.current);
    props.onPrepared(layer);
  });
  useEffect(() => {
    if (isSettled && role === 'coming') ready();
    if (isSettled && role === 'standby') void prepare();
  }, [isSettled, role]);
  return (
    <div ref={host} className={styles.layer} data-role={role}>
      <SceneFrame
        phase={phase ?? 'waiting'}
        isStandby={role === 'standby'}
        connection={connection}
        faults={role === 'current' ? <Faults /> : null}
      >
        <Scene />
      </SceneFrame>
    </div>
  );
}

/** So that the first frame of the scene does not wait for them. */
async function decodePictures(host: HTMLElement | null): Promise<void> {
  const pictures = [...(host?.querySelectorAll('img') ?? [])];
  // A picture that cannot be shown has something in its place.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
}
