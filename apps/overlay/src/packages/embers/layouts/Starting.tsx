import type { CSSProperties } from 'react';
import type { StartingModel } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { Burn } from '../parts/Burn';
import { Forge, type Hit } from '../parts/Forge';
import { Head } from '../parts/Head';
import { hitOf } from '../parts/motion';
import { SeamHeadline } from '../parts/SeamHeadline';
import { SEAMS } from '../parts/seam';
import { Ahead } from './Ahead';
import { Clock } from './Clock';
import { Duel } from './Duel';
import styles from './Starting.module.css';

const HITS: readonly Hit[] = [
  { at: hitOf(3), line: { from: [100, 590], to: [850, 590], count: 24, power: 0.8 }, isBig: true },
  { at: hitOf(5), line: { from: [780, 815], to: [1_900, 815], count: 22, power: 0.8 } },
];

/** The clock above the seam, who meets on it, and below it what is played. */
export default function Starting({ day, clock, headline, casters, ahead, now }: StartingModel) {
  return (
    <Forge seam={SEAMS.starting} hits={HITS}>
      <Head title={day ?? 'Today'} note="Starting soon" />
      {clock ? (
        <>
          <div className={styles.title}>
            <Burn size={104} width={900} step={2}>
              {clock.label || 'Starting soon'}
            </Burn>
          </div>
          <Clock leftMs={clock.leftMs} />
          <Duel A={ahead[0]?.teamA ?? null} B={ahead[0]?.teamB ?? null} />
        </>
      ) : (
        <SeamHeadline seam={SEAMS.starting} size={300} width={1_740}>
          {headline}
        </SeamHeadline>
      )}
      <Ahead matches={ahead} now={now} />
      {casters.length > 0 && (
        <div className={`${styles.casters} eb-slam`} style={{ '--i': 6 } as CSSProperties}>
          <span className="eb-lab">On the desk</span>
          {casters.map((name) => (
            <p key={name} className="eb-t">
              <i className="eb-tick" />
              <Fit>{name}</Fit>
            </p>
          ))}
        </div>
      )}
    </Forge>
  );
}
