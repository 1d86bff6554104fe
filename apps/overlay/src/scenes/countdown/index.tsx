import type { CSSProperties } from 'react';
import { useTournament } from '../../data/use-scene-data';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../../parts/FullScene';
import { clockOf, dayOf, timeOf } from '../../parts/labels';
import { NextMatch } from '../../parts/NextMatch';
import { useCountdown } from '../../parts/use-countdown';
import { useNow } from '../../parts/use-now';
import type { SceneTournament } from '../../tournament/scene-tournament';
import { nextMatch, nextStart } from '../../tournament/schedule';
import styles from './countdown.module.css';

/** How long it is until the stream starts, and with which match. */
export default function Countdown() {
  const tournament = useTournament();
  const now = useNow(60_000);
  const next = tournament ? (tournament.live[0] ?? nextMatch(tournament, now)) : null;
  return (
    <FullScene title="Starting soon" note={tournament ? dayLabel(tournament, now) : undefined}>
      <div className={styles.middle}>
        <Clock />
      </div>
      {next && (
        <NextMatch
          match={next}
          label={next.state === 'live' ? 'On now' : 'First match'}
          note={next.startsAt === null || next.state === 'live' ? '' : timeOf(next.startsAt)}
        />
      )}
    </FullScene>
  );
}

/** What is live is played today, whenever it was meant to start. */
function dayLabel(tournament: SceneTournament, now: number): string | undefined {
  if (tournament.live.length > 0) return dayOf(now, now);
  const startsAt = nextStart(tournament, now);
  return startsAt === null ? undefined : dayOf(startsAt, now);
}

const HOUR = 3_600_000;

/** By itself, so that nothing else is drawn anew every second. */
function Clock() {
  const countdown = useCountdown();
  if (countdown === null || countdown.leftMs <= 0)
    return (
      <Fit className={`${styles.words} tight wipe`}>{countdown?.label || 'Starting soon'}</Fit>
    );
  return (
    <>
      <p className={`${styles.label} wipe`}>{countdown.label || 'The stream starts in'}</p>
      <p
        className={`${styles.clock} wipe`}
        style={{ '--i': 1 } as CSSProperties}
        data-long={countdown.leftMs >= HOUR || undefined}
      >
        {clockOf(countdown.leftMs)}
      </p>
    </>
  );
}
