import type { CSSProperties } from 'react';
import { useControl, useOpponents, useStream, useTournament } from '../../data/use-scene-data';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../../parts/FullScene';
import { MatchLine } from '../../parts/MatchLine';
import { useCountdown } from '../../parts/use-countdown';
import { clockOf } from '../../parts/words';
import { scheduleOf } from '../../tournament/schedule';
import styles from './breaktime.module.css';

const ROWS = 5;

/** Between two matches: that it goes on, when, and with what. */
export default function Breaktime() {
  const stream = useStream();
  const tournament = useTournament();
  const control = useControl();
  const { A, B } = useOpponents();
  const ahead = tournament ? scheduleOf({ ...tournament, recent: [] }, ROWS) : [];
  const { title, text } = control?.message ?? { title: 'Back soon', text: '' };
  return (
    <FullScene title="Break" note={stream?.round || undefined}>
      <section className={styles.words} data-alone={ahead.length === 0 || undefined}>
        <Fit className={`${styles.title} tight wipe`}>{title}</Fit>
        <p className={`${styles.text} wipe`} style={{ '--i': 1 } as CSSProperties}>
          {text || 'We are getting the next match ready.'}
        </p>
        <Clock />
        {stream?.scoreText && A && B && (
          <p className={`${styles.series} tight wipe`} style={{ '--i': 3 } as CSSProperties}>
            <Fit>{`${A.shown}  ${stream.scoreText}  ${B.shown}`}</Fit>
          </p>
        )}
      </section>
      {ahead.length > 0 && (
        <section className={styles.ahead}>
          <h2 className={`${styles.head} tight wipe`}>Coming up</h2>
          {ahead.map((match, place) => (
            <MatchLine key={match.id} match={match} step={place + 1} />
          ))}
        </section>
      )}
    </FullScene>
  );
}

/** By itself, so that nothing else is drawn anew every second. */
function Clock() {
  const countdown = useCountdown();
  if (countdown === null || countdown.leftMs <= 0) return null;
  return (
    <p className={`${styles.clock} wipe`} style={{ '--i': 2 } as CSSProperties}>
      <span>{countdown.label || 'Next match in'}</span>
      <b>{clockOf(countdown.leftMs)}</b>
    </p>
  );
}
