import type { Clip } from '@mes/contract/highlight-schemas';
import { classNames } from '@mes/ui/class-names';
import { useEffect, useEffectEvent, useState } from 'react';
import { SHOWN_MS } from '../parts/clip-rotation';
import styles from './ClipScreen.module.css';
import { MapPicture } from './MapPicture';

const GRACE_S = 5;

interface ClipScreenProps {
  clip: Clip;
  hasSound: boolean;
  onEnd: () => void;
  className?: string;
}

/** The picture of a clip: its video, its cover, or the map. A layout places and frames it. */
export function ClipScreen({ clip, hasSound, onEnd, className }: ClipScreenProps) {
  const [failed, setFailed] = useState(false);
  const plays = clip.host === 'upload' && !failed;
  const end = useEffectEvent(onEnd);
  // A video ends by itself; the timer is for one that hangs.
  const ms = plays ? ((clip.seconds ?? 0) + GRACE_S) * 1_000 : SHOWN_MS;
  useEffect(() => {
    const timer = setTimeout(end, ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return (
    <div className={classNames(styles.screen, className)}>
      {plays ? (
        <video
          className={styles.video}
          src={clip.url}
          autoPlay
          muted={!hasSound}
          playsInline
          onEnded={onEnd}
          onError={() => setFailed(true)}
        />
      ) : clip.picture ? (
        <img className={styles.video} src={clip.picture.url} alt="" />
      ) : (
        <MapPicture map={clip.map ?? 'Plaza'} className={styles.video} />
      )}
    </div>
  );
}
