import type { CSSProperties } from 'react';
import { clockOf } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import type { BreakModel, Series } from '../../models/match';
import { Horizon } from '../globe/Horizon';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Digits } from '../parts/Digits';
import { Head } from '../parts/Head';
import { Meridian } from '../parts/Meridian';
import { Ahead } from './Ahead';
import styles from './Break.module.css';
import { Countdown, Words } from './Countdown';
import { HORIZON_TOP, Sun, sunAt } from './Sun';

/** As before the start, with how the match stands that goes on below the horizon. */
export default function Break({ round, title, text, clock, series, ahead, now }: BreakModel) {
  const sun = sunAt(clock?.leftMs ?? 0);
  return (
    <>
      <Backdrop isBare />
      <Horizon top={HORIZON_TOP} sun={sun} hasFlights />
      <Sun degrees={sun} />
      <Meridian top={120} height={96} />
      <Meridian top={574} height={168} delay={500} />
      <Head title="Break" note={round || undefined} />
      {clock ? (
        <Countdown label={clock.label || title} text={clockOf(clock.leftMs)} />
      ) : (
        <Words text={text}>{title}</Words>
      )}
      <Ahead matches={ahead} now={now} />
      {series && <Standing series={series} />}
    </>
  );
}

function Standing({ series: { A, B, score } }: { series: Series }) {
  return (
    <div className={`${styles.standing} wd-rise`} style={{ '--d': '1600ms' } as CSSProperties}>
      <TeamLogo team={A} size={72} />
      <Cut className={`${styles.name} wd-name`}>{A.displayName}</Cut>
      <span className={`${styles.score} wd-number`}>
        <Digits value={score.A} className={score.A < score.B ? 'wd-dim' : ''} />
      </span>
      <i />
      <span className={`${styles.score} wd-number`}>
        <Digits value={score.B} className={score.B < score.A ? 'wd-dim' : ''} />
      </span>
      <Cut className={`${styles.name} ${styles.right} wd-name`}>{B.displayName}</Cut>
      <TeamLogo team={B} size={72} />
    </div>
  );
}
