import type { CSSProperties } from 'react';
import type { StreamEndModel } from '../../../models/match';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Horizon } from '../globe/Horizon';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Head } from '../parts/Head';
import { MatchBand } from '../parts/MatchBand';
import { Meridian } from '../parts/Meridian';
import { Open } from '../parts/Open';
import { Standing } from './Standing';
import styles from './StreamEnd.module.css';
import { Sun } from './Sun';

const TOP = 700;

/** The sun has reached the meridian; below it how it ended and when it goes on. */
export default function StreamEnd({ round, title, text, champion, result, next }: StreamEndModel) {
  return (
    <>
      <Backdrop isBare />
      <Horizon top={TOP} sun={0} />
      <Sun degrees={0} top={TOP} />
      <Meridian top={120} height={110} />
      <Meridian top={560} height={140} delay={500} />
      <Head title="End of stream" note={round || undefined} />
      <div className={styles.thanks}>
        <Open delay={500} className={styles.title}>
          <Cut className={styles.caption}>{title}</Cut>
        </Open>
        {text && (
          <p className={`${styles.text} wd-fade`} style={{ '--d': '1100ms' } as CSSProperties}>
            {text}
          </p>
        )}
      </div>
      {champion ? (
        <div className={`${styles.champion} wd-rise`} style={{ '--d': '1400ms' } as CSSProperties}>
          <TeamLogo team={champion.team} size={92} />
          <span>
            <span className="wd-label wd-gold">Champion</span>
            <Cut className={`${styles.name} wd-metal`}>{champion.name}</Cut>
          </span>
        </div>
      ) : (
        result && <Standing series={result} className={next ? styles.result : undefined} />
      )}
      {next && (
        <div className={styles.next}>
          <MatchBand {...next} />
        </div>
      )}
    </>
  );
}
