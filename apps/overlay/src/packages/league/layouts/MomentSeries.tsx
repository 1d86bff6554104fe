import type { SeriesWon as SeriesWonModel } from '../../../models/moment';
import { TeamLogo } from '../../../parts/TeamLogo';
import { MapPicture } from '../../MapPicture';
import { Backdrop } from '../parts/Backdrop';
import { Column } from '../parts/Column';
import { Name } from '../parts/Name';
import { Reel } from '../parts/Reel';
import { fromMiddle, Rising } from '../parts/Rising';
import { duelColours, teamStyle } from '../parts/tones';
import styles from './MomentSeries.module.css';

const HEIGHTS = [480, 600, 720, 840, 960, 1_080, 1_080, 960, 840, 720, 600, 480];
const FOOT = { left: 160, width: 1_600 };

/** A peak in the colour of the winner, the name across it, and the maps as steps at its foot. */
export function SeriesWon({ winner, loser, slot, round, series, maps }: SeriesWonModel) {
  const colours = duelColours(winner.name, loser.name);
  const [own, other] = slot === 'A' ? [series.A, series.B] : [series.B, series.A];
  const isFew = maps.length <= 3;
  const score = isFew ? 320 : 240;
  const width = (FOOT.width - 2 * score) / Math.max(1, maps.length);
  return (
    <div className={styles.moment} style={teamStyle(colours.A)}>
      <Backdrop silhouette="peak" quiet />
      <Rising
        colour={colours.A}
        heights={HEIGHTS}
        stepOf={fromMiddle}
        shareOf={(place) => 100 - fromMiddle(place) * 10}
        isWinner
      />
      <div className={`${styles.emblem} lg-fade`}>
        <TeamLogo team={winner} size={300} />
      </div>
      <div className={styles.caption}>
        <Name width={1_728} height={300} size={350} align="center" delay={520}>
          {winner.displayName}
        </Name>
        <p className="lg-fade">
          {`${round ? `${round} won` : 'Series won'} against ${loser.displayName}`}
        </p>
      </div>
      <Column
        x={FOOT.left}
        width={score}
        height={350}
        tones={['#fff', '#e3ebff']}
        step={8}
        className={styles.own}
      >
        <b className={`${styles.score} lg-tight`} data-bleed>
          <Reel value={own} delay={900} />
        </b>
      </Column>
      {maps.map(({ name, wonBy, rounds }, place) => {
        const [won, lost] = rounds
          ? slot === 'A'
            ? [rounds.A, rounds.B]
            : [rounds.B, rounds.A]
          : [0, 0];
        return (
          <div key={name} style={teamStyle(wonBy === slot ? colours.A : colours.B)}>
            <Column
              x={FOOT.left + score + place * width}
              width={width}
              height={246 + (place * 70) / Math.max(1, maps.length - 1)}
              tones={['#0b1433', '#0b1433']}
              step={9 + place}
              className={styles.map}
            >
              <MapPicture map={name} className={styles.art} />
              <div className={styles.result} data-lost={wonBy !== slot || undefined}>
                <Name width={width - 44} size={isFew ? 62 : 48} delay={1_100}>
                  {name}
                </Name>
                {rounds && (
                  <Name width={width - 44} size={isFew ? 104 : 76} delay={1_160}>
                    {`${won}–${lost}`}
                  </Name>
                )}
              </div>
            </Column>
          </div>
        );
      })}
      <Column
        x={FOOT.left + FOOT.width - score}
        width={score}
        height={280}
        tones={[colours.B, colours.B]}
        step={9 + maps.length}
      >
        <b className={`${styles.score} lg-tight`} data-bleed>
          <Reel value={other} delay={1_000} />
        </b>
      </Column>
    </div>
  );
}
