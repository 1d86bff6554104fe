import type { CSSProperties } from 'react';
import { useControl, useOpponents, useStream, useTournament } from '../../data/use-scene-data';
import { isDecided } from '../../parts/decided';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../../parts/FullScene';
import { clockOf } from '../../parts/labels';
import { MatchLine } from '../../parts/MatchLine';
import { useCountdown } from '../../parts/use-countdown';
import { useNow } from '../../parts/use-now';
import { scheduleOf } from '../../tournament/schedule';
import styles from './breaktime.module.css';

const ROWS = 5;
const MINUTE = 60_000;

/** Between two matches: that it goes on, when, and with what. */
export default function Breaktime() {
  const stream = useStream();
  const tournament = useTournament();
  const control = useControl();
  const { A, B } = useOpponents();
  const now = useNow(MINUTE);
  const betweenMaps = stream !== null && stream.scoreText !== '' && !isDecided(stream);
  const ahead = tournament ? scheduleOf({ ...tournament, recent: [] }, ROWS) : [];
  const { title, text } = control?.message ?? { title: 'Back soon', text: '' };
  return (
    <FullScene title="Break" note={stream?.round || undefined}>
      <section className={styles.words} data-alone={ahead.length === 0 || undefined}>
        <Fit className={`${styles.title} tight wipe`}>{title}</Fit>
        <p className={`${styles.text} wipe`} style={{ '--i': 1 } as CSSProperties}>
          {text || (betweenMaps ? NEXT_MAP : NEXT_MATCH)}
        </p>
        <Clock betweenMaps={betweenMaps} />
        {stream?.scoreText && A && B && (
          <p className={`${styles.series} tight wipe`} style={{ '--i': 3 } as CSSProperties}>
            <Fit>{`${A.displayName}  ${stream.scoreText}  ${B.displayName}`}</Fit>
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

const NEXT_MAP = 'The next map starts soon.';
const NEXT_MATCH = 'We are getting the next match ready.';

/** By itself, so that nothing else is drawn anew every second. */
function Clock({ betweenMaps }: { betweenMaps: boolean }) {
  const countdown = useCountdown();
  if (countdown === null || countdown.leftMs <= 0) return null;
  return (
    <p className={`${styles.clock} wipe`} style={{ '--i': 2 } as CSSProperties}>
      <span>{countdown.label || (betweenMaps ? 'Next map in' : 'Next match in')}</span>
      <b>{clockOf(countdown.leftMs)}</b>
    </p>
  );
}
