import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import { clockOf } from '../../../parts/labels';
import { FullScene } from '../../FullScene';
import type { BreakModel } from '../../models/match';
import { MatchLine } from '../parts/MatchLine';
import styles from './Break.module.css';

export default function Break({ round, title, text, clock, series, ahead, now }: BreakModel) {
  return (
    <FullScene title="Break" note={round || undefined}>
      <section className={styles.words} data-alone={ahead.length === 0 || undefined}>
        <Fit className={`${styles.title} tight wipe`}>{title}</Fit>
        <p className={`${styles.text} wipe`} style={{ '--i': 1 } as CSSProperties}>
          {text}
        </p>
        {clock && (
          <p className={`${styles.clock} wipe`} style={{ '--i': 2 } as CSSProperties}>
            <span>{clock.label}</span>
            <b>{clockOf(clock.leftMs)}</b>
          </p>
        )}
        {series && (
          <p className={`${styles.series} tight wipe`} style={{ '--i': 3 } as CSSProperties}>
            <Fit>{`${series.A.displayName}  ${series.score.A} - ${series.score.B}  ${series.B.displayName}`}</Fit>
          </p>
        )}
      </section>
      {ahead.length > 0 && (
        <section className={styles.ahead}>
          <h2 className={`${styles.head} tight wipe`}>
            {ahead.some(({ state }) => state === 'live') ? 'Now and next' : 'Coming up'}
          </h2>
          {ahead.map((match, place) => (
            <MatchLine key={match.id} match={match} now={now} step={place + 1} />
          ))}
        </section>
      )}
    </FullScene>
  );
}
