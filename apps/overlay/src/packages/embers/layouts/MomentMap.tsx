import type { MapWon } from '../../../models/moment';
import { MapPicture } from '../../MapPicture';
import { tear } from '../parts/tear';
import styles from './MomentMap.module.css';
import { MomentScene, WinnerName } from './MomentScene';

const BAND = tear({ edges: 't', width: 1_940, height: 480, depth: 22 }).rim;

/** The map lies on the seam as a torn band; the rounds stand beside who has won it. */
export function MomentMap({ winner, slot, map, number, rounds, series, isLast }: MapWon) {
  const [own, other] = slot === 'A' ? [series.A, series.B] : [series.B, series.A];
  const standing = own > other && !isLast ? 'Lead' : 'Series';
  return (
    <MomentScene
      title={`Map ${number}`}
      note={map}
      headline="Map won"
      size={410}
      behind={
        <div className={styles.clip}>
          <div className={`${styles.band} eb-rise`}>
            <div className={`${styles.slam} eb-slam`} style={{ clipPath: BAND }}>
              <MapPicture map={map} className={styles.art} />
              <i className={styles.shade} />
            </div>
          </div>
        </div>
      }
    >
      <WinnerName
        team={winner}
        size={120}
        facts={[map, `${standing} ${own} : ${other}`]}
        beside={
          rounds && (
            <b className={`${styles.rounds} eb-t`}>
              <span>{slot === 'A' ? rounds.A : rounds.B}</span>
              <i className={`${styles.slash} eb-slash`} />
              <span className={styles.other}>{slot === 'A' ? rounds.B : rounds.A}</span>
            </b>
          )
        }
      />
    </MomentScene>
  );
}
