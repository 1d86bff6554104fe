import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import { clockOf } from '../../../parts/labels';
import { FullScene } from '../../FullScene';
import type { Clock as ClockModel, StartingModel } from '../../models/match';
import { MatchBand } from '../parts/MatchBand';
import styles from './Starting.module.css';

export default function Starting({ day, clock, words, next }: StartingModel) {
  return (
    <FullScene title="Starting soon" note={day}>
      <div className={styles.middle}>
        {clock ? <Clock {...clock} /> : <Fit className={`${styles.words} tight wipe`}>{words}</Fit>}
      </div>
      {next && <MatchBand {...next} />}
    </FullScene>
  );
}

const HOUR = 3_600_000;

function Clock({ label, leftMs }: ClockModel) {
  return (
    <>
      <p className={`${styles.label} wipe`}>{label || 'The stream starts in'}</p>
      <p
        className={`${styles.clock} wipe`}
        style={{ '--i': 1 } as CSSProperties}
        data-long={leftMs >= HOUR || undefined}
      >
        {clockOf(leftMs)}
      </p>
    </>
  );
}
