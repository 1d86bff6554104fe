import type { MapWon as MapWonModel } from '../../../models/moment';
import { MapPicture } from '../../MapPicture';
import { Fill } from '../parts/Fill';
import { Flaps } from '../parts/Flaps';
import { Head } from '../parts/Head';
import { Slash } from '../parts/Slash';
import styles from './Moment.module.css';

/** The slash stands at the share of rounds; the winner's are on the left. */
export function MapWon({ winner, slot, map, number, rounds, series, isLast }: MapWonModel) {
  const [own, other] = rounds ? ordered(rounds, slot) : [0, 0];
  const [ownMaps, otherMaps] = ordered(series, slot);
  /** Both scores have two digits. */
  const isWide = own >= 10 && other >= 10;
  const share = rounds ? own / Math.max(1, own + other) : 0.6;
  return (
    <>
      <Slash x={Math.round(1_920 * share)} bone="left">
        <Head title={`Map ${number}`} note={map} />
        {rounds && (
          <div data-wide={isWide || undefined}>
            <b className={`${styles.rounds} ${styles.own} hs-big`}>
              <Flaps value={own} delay={400} />
            </b>
            <b className={`${styles.rounds} ${styles.other} hs-big hs-dim`}>
              <Flaps value={other} delay={520} />
            </b>
          </div>
        )}
        <div className={styles.bottom}>
          <p className={`${styles.caption} hs-mid hs-fade`}>
            {isLast
              ? `win ${map} and the series ${ownMaps}–${otherMaps}`
              : ownMaps > otherMaps
                ? `win ${map} and lead ${ownMaps}–${otherMaps}`
                : `win ${map}, it is ${ownMaps}–${otherMaps}`}
          </p>
          <Fill width={1944} size={470} delay={460}>
            {winner.displayName}
          </Fill>
        </div>
      </Slash>
      <div className={styles.art} data-wide={isWide || undefined}>
        <MapPicture map={map} className={styles.picture} />
      </div>
    </>
  );
}

function ordered({ A, B }: { A: number; B: number }, slot: 'A' | 'B'): [number, number] {
  return slot === 'A' ? [A, B] : [B, A];
}
