import type { Score } from '../../../models/match';
import type { MapWon as MapWonModel } from '../../../models/moment';
import { formatOf } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { MapPicture } from '../../MapPicture';
import { Backdrop } from '../parts/Backdrop';
import { Name } from '../parts/Name';
import { Reel } from '../parts/Reel';
import { Rising } from '../parts/Rising';
import { duelColours, flood, NOBODY, teamStyle } from '../parts/tones';
import styles from './MomentMap.module.css';

const WINNER = [756, 838, 919, 1_000, 1_080];
const LOSER = [660, 620, 580, 540, 500];
/** The winner's columns climb to the spine, those of the loser fall away from it. */
export function MapWon(model: MapWonModel) {
  const { winner, loser, slot, map, number, rounds, series, bestOf } = model;
  const { A: colour, B: otherColour } = duelColours(winner.name, loser?.name ?? null);
  const [own, other] = ordered(rounds ?? series, slot);
  const [ownMaps, otherMaps] = ordered(series, slot);
  const beaten: Record<`--${string}`, string> = {
    '--other': loser ? flood(otherColour) : NOBODY,
  };
  const style = { ...teamStyle(colour), ...beaten };
  return (
    <div className={styles.moment} style={style}>
      <Backdrop silhouette="peak" quiet />
      <div className={`${styles.map} lg-fade`}>
        <MapPicture map={map} className={styles.art} />
        <p>{`Map ${number} of ${bestOf}`}</p>
        <Name width={700} size={208} delay={420}>
          {map}
        </Name>
      </div>
      <Rising
        colour={colour}
        heights={WINNER}
        stepOf={(place) => 4 - place}
        shareOf={(place) => 58 + place * 10}
        isWinner
      />
      <Rising
        colour={loser ? otherColour : NOBODY}
        heights={LOSER}
        from={7}
        stepOf={(place) => place}
        shareOf={(place) => 72 - place * 8}
      />
      <section className={styles.winner}>
        <p className="lg-fade">Map won</p>
        <div className={styles.name}>
          <Name width={712} height={270} size={190} lines={2} align="right" delay={460}>
            {winner.displayName}
          </Name>
        </div>
        <b className="lg-tight" data-bleed>
          <Reel value={own} delay={500} />
        </b>
      </section>
      <section className={styles.loser}>
        {loser && (
          <div className={styles.beaten}>
            <Name width={620} size={112} delay={700}>
              {loser.displayName}
            </Name>
          </div>
        )}
        <b className="lg-tight" data-bleed>
          <Reel value={other} delay={700} />
        </b>
      </section>
      <div className={`${styles.spine} lg-drop`}>
        <i className={styles.climber} />
        <TeamLogo team={winner} size={240} className={styles.emblem} />
        {rounds && (
          <>
            <p
              className={`${styles.label} lg-fade`}
            >{`Series, ${formatOf(bestOf).toLowerCase()}`}</p>
            <SeriesColumn value={ownMaps} isAhead={ownMaps > otherMaps} delay={1_000} />
            <SeriesColumn value={otherMaps} isAhead={otherMaps > ownMaps} delay={1_080} isOther />
          </>
        )}
      </div>
    </div>
  );
}

interface SeriesColumnProps {
  value: number;
  isAhead: boolean;
  delay: number;
  isOther?: boolean;
}

function SeriesColumn({ value, isAhead, delay, isOther = false }: SeriesColumnProps) {
  return (
    <div
      className={`${styles.series} lg-tight`}
      data-other={isOther || undefined}
      data-ahead={isAhead || undefined}
      data-bleed
    >
      <Reel value={value} delay={delay} />
    </div>
  );
}

function ordered({ A, B }: Score, slot: 'A' | 'B'): [number, number] {
  return slot === 'A' ? [A, B] : [B, A];
}
