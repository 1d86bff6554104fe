import type { StartingModel } from '../../models/match';
import { Backdrop } from '../parts/Backdrop';
import { Name } from '../parts/Name';
import { Spine } from '../parts/Spine';
import { Ahead } from './Ahead';
import { Clock } from './Clock';
import styles from './Starting.module.css';

/** The clock as a staircase beside the spine, and what is played first. */
export default function Starting({ day, clock, words, ahead, now }: StartingModel) {
  return (
    <>
      <Backdrop silhouette="steps" />
      <Spine title={clock ? 'Starting' : (day ?? 'Stand by')} note={clock ? day : undefined} />
      {clock ? (
        <>
          {clock.label && (
            <h2 className={`${styles.label} lg-ground`}>
              <Name width={700} height={150} size={92} lines={2} delay={500}>
                {clock.label}
              </Name>
            </h2>
          )}
          <Clock leftMs={clock.leftMs} />
        </>
      ) : (
        <h2 className={`${styles.words} lg-ground`}>
          <Name width={900} height={420} size={300} lines={2} delay={420}>
            {words}
          </Name>
        </h2>
      )}
      <Ahead matches={ahead} now={now} />
    </>
  );
}
