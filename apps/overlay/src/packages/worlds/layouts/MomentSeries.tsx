import type { CSSProperties } from 'react';
import type { SeriesWon as SeriesWonModel } from '../../../models/moment';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Globe } from '../globe/Globe';
import { inkLook } from '../globe/paint';
import { homeOf } from '../globe/regions';
import { Head } from '../parts/Head';
import styles from './MomentSeries.module.css';
import { Figure, MomentStage, Team } from './MomentStage';
import { at, MomentTitle } from './MomentTitle';
import { STAGE } from './stage-circle';

const GLOBE = inkLook(246);
const ANYWHERE = { lon: 20, lat: 20 };

/** The emblem of the winner on the globe, turned to where the team is at home. */
export function SeriesWon({ winner, loser, slot, round, series, maps }: SeriesWonModel) {
  const home = homeOf(winner.details?.region);
  return (
    <>
      <MomentStage hasFigures>
        <Globe
          look={GLOBE}
          x={STAGE.x}
          y={STAGE.y}
          view={home ? { lon: home.lon, lat: 20 } : ANYWHERE}
          sway={[16, 48]}
        />
        <div className={`${styles.core} wd-rise`} style={{ '--d': '1000ms' } as CSSProperties}>
          <TeamLogo team={winner} size={190} />
        </div>
      </MomentStage>
      <Head title={round || 'Series'} note={`Best of ${2 * Math.max(series.A, series.B) - 1}`} />
      <Figure value={series.A} slot="A" hasWon={slot === 'A'} />
      <Figure value={series.B} slot="B" hasWon={slot === 'B'} />
      <Team team={slot === 'A' ? winner : loser} slot="A" hasLost={slot === 'B'} />
      <Team team={slot === 'B' ? winner : loser} slot="B" hasLost={slot === 'A'} />
      <MomentTitle
        label="Series won"
        name={winner.displayName}
        note={`against ${loser.displayName}`}
      >
        <ul className={`${styles.maps} wd-fade`} style={at(2_200)}>
          {maps.map(({ name, wonBy, rounds }) => (
            <li key={name} className={wonBy === slot ? undefined : 'wd-dim'}>
              <b>{name}</b>
              {rounds && <span>{`${rounds.A}–${rounds.B}`}</span>}
            </li>
          ))}
        </ul>
      </MomentTitle>
    </>
  );
}
