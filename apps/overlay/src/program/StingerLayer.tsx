import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { StingerTiming } from '../packages/kit';
import { useEvent, useKitContext } from '../packages/kit-context';
import { SceneFrame } from '../stage/SceneFrame';
import { afterPaint } from './after-paint';
import { CueScope } from './CueScope';
import { useStingerKit } from './load-cue';
import styles from './Output.module.css';
import type { PlayedStinger } from './takes';

interface StingerLayerProps {
  stinger: PlayedStinger;
  onCovered: (key: string) => void;
  onExpired: (key: string) => void;
  onOpened: (key: string) => void;
}

/** A package that is not there by then is not waited for: the take is a cut. */
const LONGEST_LOAD_MS = 1_500;

/** A scene has waited as long for its data before it is shown as it is. */
const LONGEST_COVER_MS = 3_500;

/** The stinger of the package that comes. It stands still while the scenes below it are swapped. */
export function StingerLayer({ stinger, onCovered, onExpired, onOpened }: StingerLayerProps) {
  const { key, cue } = stinger;
  const giveUp = useEffectEvent(() => onOpened(key));
  const kit = useStingerKit(cue, () => onOpened(key));
  const isLoaded = kit !== null;
  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(giveUp, LONGEST_LOAD_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  if (!kit) return null;
  return (
    <CueScope cue={cue} series={null} kit={kit}>
      <div className={styles.layer} data-stinger={stinger.state}>
        <SceneFrame phase="shown" connection="">
          <Played
            stinger={stinger}
            onCovered={() => onCovered(key)}
            onExpired={() => onExpired(key)}
            onOpened={() => onOpened(key)}
          />
        </SceneFrame>
      </div>
    </CueScope>
  );
}

interface PlayedProps {
  stinger: PlayedStinger;
  onCovered: () => void;
  onExpired: () => void;
  onOpened: () => void;
}

function Played({ stinger: { ageMs, state }, onCovered, onExpired, onOpened }: PlayedProps) {
  const { kit } = useKitContext();
  const event = useEvent();
  const { Stinger } = kit.parts;
  const timing = kit.motion.stinger;
  const cutMs = cutOf(timing);
  const host = useRef<HTMLDivElement>(null);
  const animations = () => host.current?.getAnimations({ subtree: true }) ?? [];

  const start = useEffectEvent(() => {
    if (ageMs > 0) for (const animation of animations()) animation.currentTime = ageMs;
  });
  const hold = useEffectEvent(() => {
    for (const animation of animations()) {
      animation.pause();
      // A busy page is late: the picture must be covered all the same.
      if (Number(animation.currentTime) > timing.coveredToMs) animation.currentTime = cutMs;
    }
    onCovered();
  });
  const open = useEffectEvent(() => {
    for (const animation of animations()) animation.play();
  });
  const end = useEffectEvent(onOpened);

  useLayoutEffect(() => start(), []);
  useEffect(() => {
    const timer = setTimeout(hold, Math.max(0, cutMs - ageMs));
    return () => clearTimeout(timer);
  }, [cutMs, ageMs]);
  const expire = useEffectEvent(onExpired);
  useEffect(() => {
    if (state !== 'covered') return;
    const timer = setTimeout(expire, LONGEST_COVER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (state !== 'opening') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The new scene is painted behind it before it opens.
    const cancel = afterPaint(() => {
      open();
      timer = setTimeout(end, timing.ms - cutMs);
    });
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [state, timing.ms, cutMs]);

  return (
    <div ref={host} className={styles.contents}>
      <Stinger event={event} />
    </div>
  );
}

function cutOf({ coveredFromMs, coveredToMs }: StingerTiming): number {
  return (coveredFromMs + coveredToMs) / 2;
}
