import type { CSSProperties } from 'react';
import type { SeriesWon } from '../../../models/moment';
import { Torn } from '../parts/Torn';
import { MomentScene, WinnerName, Winners } from './MomentScene';
import styles from './MomentSeries.module.css';

/** More maps stand below the score, where the words leave room. */
const FEW = 3;

/** The winners stand behind the headline, the score upper left, the maps lower left. */
export function MomentSeries({ winner, loser, slot, round, series, maps }: SeriesWon) {
  const [own, other] = slot === 'A' ? [series.A, series.B] : [series.B, series.A];
  const isMany = maps.length > FEW;
  return (
    <MomentScene
      title={round || 'Series'}
      note=""
      headline="Series won"
      size={330}
      behind={<Winners team={winner} left={610} apart={272} />}
    >
      <b
        className={`${styles.score} eb-t eb-ignite`}
        style={{ '--i': 5 } as CSSProperties}
        data-many={isMany || undefined}
      >
        <span>{own}</span>
        <i className={`${styles.slash} eb-slash`} />
        <span className={styles.other}>{other}</span>
      </b>
      {maps.length > 0 && (
        <Torn
          edges="rb"
          width={330}
          height={150}
          depth={7}
          step={6}
          className={styles.maps}
          isMarked={isMany}
        >
          {maps.map(({ name, wonBy, rounds }) => (
            <p key={name} className={`${styles.map} eb-t`} data-lost={wonBy !== slot || undefined}>
              <span>{name}</span>
              <b>{rounds && (slot === 'A' ? rounds.A : rounds.B)}</b>
              <b className={styles.other}>{rounds && (slot === 'A' ? rounds.B : rounds.A)}</b>
            </p>
          ))}
        </Torn>
      )}
      <WinnerName team={winner} size={150} facts={[`beat ${loser.displayName}`]} />
    </MomentScene>
  );
}
