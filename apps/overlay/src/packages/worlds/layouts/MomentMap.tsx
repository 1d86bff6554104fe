import { otherTeam } from '@mes/domain/series/team-slots';
import type { CSSProperties } from 'react';
import type { MapWon as MapWonModel } from '../../../models/moment';
import { formatOf } from '../../../parts/labels';
import { Cut } from '../parts/Cut';
import { Head } from '../parts/Head';
import { MapDisc } from '../parts/MapDisc';
import styles from './MomentMap.module.css';
import { Figure, MomentStage, Team } from './MomentStage';
import { MomentTitle } from './MomentTitle';

/** The map in the ring, its rounds left and right. */
export function MapWon(model: MapWonModel) {
  const { winner, loser, slot, map, number, rounds, series, bestOf } = model;
  const [own, other] = slot === 'A' ? [series.A, series.B] : [series.B, series.A];
  return (
    <>
      <MomentStage hasFigures={rounds !== null}>
        <div className={`${styles.map} wd-iris`} style={{ '--d': '500ms' } as CSSProperties}>
          <div className="wd-iris-back">
            <MapDisc map={map} size={480} />
            <i className={styles.dark} />
            <Cut className={`${styles.name} wd-name`}>{map}</Cut>
          </div>
        </div>
      </MomentStage>
      <Head title={`Map ${number}`} note={formatOf(bestOf)} />
      {rounds && (
        <>
          <Figure value={rounds.A} slot="A" hasWon={slot === 'A'} />
          <Figure value={rounds.B} slot="B" hasWon={slot === 'B'} />
        </>
      )}
      <Team team={winner} slot={slot} />
      {loser && <Team team={loser} slot={otherTeam(slot)} hasLost />}
      <MomentTitle
        label="Map won"
        name={winner.displayName}
        note={own === other ? `Series level at ${own}–${other}` : `Series ${own}–${other}`}
      />
    </>
  );
}
