import type { SeriesWon as SeriesWonModel } from '../../../models/moment';
import { Flaps } from '../parts/Flaps';
import { Slash } from '../parts/Slash';
import styles from './Moment.module.css';
import { NameInTwoLines } from './NameInTwoLines';

/** The loser is off the frame: all is bone. */
export function SeriesWon({ winner, loser, slot, round, series, maps }: SeriesWonModel) {
  const own = slot === 'A' ? series.A : series.B;
  const other = slot === 'A' ? series.B : series.A;
  return (
    <Slash x={2_200} bone="left">
      <NameInTwoLines name={winner.displayName} word="win" />
      <div className={styles.middle}>
        <b className={`${styles.series} hs-big`}>
          <Flaps value={own} delay={700} />
          <i className="hs-slash" />
          <Flaps value={other} delay={780} className="hs-dim" />
        </b>
        <p className={`${styles.text} hs-mid hs-fade`}>
          win the
          <br />
          {round || 'series'}
          <br />
          <span className="hs-dim">{`against ${loser.displayName}`}</span>
        </p>
        <ul className={`${styles.maps} hs-mid`} data-many={maps.length > 3 || undefined}>
          {maps.map(({ name, wonBy, rounds }) => (
            <li key={name} data-lost={wonBy !== slot || undefined}>
              <span>{name}</span>
              {rounds && (
                <span className={styles.mapRounds}>
                  {slot === 'A' ? `${rounds.A}–${rounds.B}` : `${rounds.B}–${rounds.A}`}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Slash>
  );
}
