import type { VetoCell } from '../../../models/match';
import type { Opponents } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { MapPicture } from '../../MapPicture';
import { tear } from '../parts/tear';
import styles from './VetoReveal.module.css';
import { revealText } from './veto-labels';

const BAND = tear({ edges: 't', width: 1_940, height: 520, depth: 24 }).rim;

/** The seam opens white, cools to the picture of the map, and its name slams in. */
export function VetoReveal({ cell, opponents }: { cell: VetoCell; opponents: Opponents }) {
  const team = cell.by && opponents[cell.by];
  return (
    <div className={styles.reveal}>
      <div className={`${styles.band} eb-rise`} style={{ clipPath: BAND }}>
        <div className={styles.picture}>
          <MapPicture map={cell.map ?? ''} className={styles.art} />
          <i className={styles.shade} />
        </div>
        <i className={`${styles.heat} ${styles.orange}`} />
        <i className={`${styles.heat} ${styles.white}`} />
      </div>
      <div className={styles.caption}>
        <p className={`${styles.who} eb-t`}>
          {team && <TeamLogo team={team} size={80} />}
          <Fit>{revealText(cell, opponents)}</Fit>
        </p>
        <Fit className={`${styles.name} eb-t`}>{cell.map ?? ''}</Fit>
      </div>
    </div>
  );
}
