import type { BreakModel, Series } from '../../../models/match';
import { Backdrop } from '../parts/Backdrop';
import { Column } from '../parts/Column';
import { Name } from '../parts/Name';
import { Reel } from '../parts/Reel';
import { Spine } from '../parts/Spine';
import { duelColours, teamStyle, tone } from '../parts/tones';
import { Ahead } from './Ahead';
import styles from './Break.module.css';
import { Clock } from './Clock';

/** As before the start; without a clock the columns show how the match stands that goes on. */
export default function Break({ round, title, text, clock, series, ahead, now }: BreakModel) {
  const isAlone = !clock && !series;
  return (
    <>
      <Backdrop silhouette="steps" />
      <Spine title="Break" note={round || undefined} />
      <div className={`${styles.message} lg-ground`} data-alone={isAlone || undefined}>
        <Name
          width={isAlone ? 900 : 700}
          height={isAlone ? 420 : 150}
          size={isAlone ? 260 : 92}
          lines={2}
          delay={420}
        >
          {title}
        </Name>
        <p className="lg-fade">{clock ? clock.label : text}</p>
      </div>
      {clock && <Clock leftMs={clock.leftMs} />}
      {!clock && series && <Standing series={series} />}
      <Ahead matches={ahead} now={now} />
    </>
  );
}

const WIDTH = 440;
const HEIGHT = 600;
/** How much higher whoever leads stands. */
const STEP = 120;

function Standing({ series: { A, B, score } }: { series: Series }) {
  const colours = duelColours(A.name, B.name);
  return (
    <>
      {(
        [
          { team: A, own: score.A, other: score.B, colour: colours.A },
          { team: B, own: score.B, other: score.A, colour: colours.B },
        ] as const
      ).map(({ team, own, other, colour }, place) => (
        <div key={team.name} style={teamStyle(colour)}>
          <Column
            x={320 + place * WIDTH}
            width={WIDTH}
            height={HEIGHT + (own > other ? STEP : 0)}
            tones={[tone(colour, own < other ? 60 : 100), tone(colour, own < other ? 36 : 66)]}
            step={place + 3}
          >
            <div className={styles.team}>
              <Name width={368} height={150} size={92} lines={2} delay={600}>
                {team.displayName}
              </Name>
            </div>
            <b className={`${styles.score} lg-tight`} data-bleed>
              <Reel value={own} delay={700 + place * 120} />
            </b>
          </Column>
        </div>
      ))}
    </>
  );
}
