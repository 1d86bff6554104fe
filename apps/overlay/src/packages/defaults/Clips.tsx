import type { Clip } from '@mes/contract/highlight-schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { Fit } from '../../parts/Fit';
import { clipFacts, SHOWN_MS } from '../../scenes/clips/rotation';
import { FullScene } from '../FullScene';
import { useKit } from '../kit-context';
import { MapPicture } from '../MapPicture';
import type { ClipsModel } from '../models/people';
import styles from './Clips.module.css';

export default function Clips({ clip, turn, note, hasSound, onEnd }: ClipsModel) {
  const { Empty } = useKit();
  if (!clip)
    return (
      <FullScene title="Highlights">
        <Empty>The best rounds are shown here soon.</Empty>
      </FullScene>
    );
  return (
    <FullScene title="Highlights" note={note}>
      <Shown key={turn} clip={clip} hasSound={hasSound} onEnd={onEnd} />
    </FullScene>
  );
}

const GRACE_S = 5;

interface ShownProps {
  clip: Clip;
  hasSound: boolean;
  onEnd: () => void;
}

function Shown({ clip, hasSound, onEnd }: ShownProps) {
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
    <div className={styles.clip}>
      <div className={styles.screen}>
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
      <div className={`${styles.text} wipe`}>
        <h2>
          <Fit className={`${styles.title} tight`}>{clip.title}</Fit>
        </h2>
        <p>
          <Fit className={styles.facts}>{clipFacts(clip)}</Fit>
        </p>
      </div>
    </div>
  );
}
