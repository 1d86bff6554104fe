import type { StartingModel } from '../../../models/match';
import { Backdrop } from '../parts/Backdrop';
import { Column } from '../parts/Column';
import { Name } from '../parts/Name';
import { Spine } from '../parts/Spine';
import { Ahead } from './Ahead';
import { Clock } from './Clock';
import styles from './Starting.module.css';

const SEATS = 2;

/** The clock as a staircase beside the spine, and what is played first. */
export default function Starting({ day, clock, headline, casters, ahead, now }: StartingModel) {
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
        <h2 className={`${styles.caption} lg-ground`}>
          <Name width={900} height={420} size={300} lines={2} delay={420}>
            {headline}
          </Name>
        </h2>
      )}
      <Ahead matches={ahead} now={now} isRaised={casters.length > 0} />
      {casters.slice(0, SEATS).map((name, place) => (
        <Column
          key={name}
          x={1_328 + place * 272}
          width={272}
          height={160 + place * 34}
          tones={place === 0 ? ['#23367b', '#0f1943'] : ['var(--blue)', 'var(--blue-deep)']}
          step={6 + place}
          hasEdge
          className={styles.seat}
        >
          <p>{place === 0 ? 'On the mic' : 'With'}</p>
          <Name width={228} size={54} delay={900}>
            {name}
          </Name>
        </Column>
      ))}
    </>
  );
}
