import type { MatchSummary } from '@mes/contract/match-schemas';
import { displayName } from '@mes/domain/names/display';
import type { CSSProperties } from 'react';
import { useControl, useOpponents, useStream, useTournament } from '../../data/use-scene-data';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../../parts/FullScene';
import { dayOf, timeOf } from '../../parts/labels';
import { NextMatch } from '../../parts/NextMatch';
import { TeamLogo } from '../../parts/TeamLogo';
import { useNow } from '../../parts/use-now';
import { Versus } from '../../parts/Versus';
import { nextMatch } from '../../tournament/schedule';
import styles from './stream-end.module.css';

/** The last picture: thanks, how it ended, and when it goes on. */
export default function StreamEnd() {
  const stream = useStream();
  const tournament = useTournament();
  const message = useControl()?.message;
  const opponents = useOpponents();
  const now = useNow(60_000);
  const next = tournament ? nextMatch(tournament, now) : null;
  const champion = tournament?.winner ?? null;
  return (
    <FullScene title="End of stream" note={stream?.round || undefined}>
      {!champion && stream?.scoreText && (
        <Versus opponents={opponents} score={{ A: stream.scoreA, B: stream.scoreB }} />
      )}
      <div className={styles.middle}>
        <Fit className={`${styles.thanks} tight wipe`}>
          {message?.title || 'Thanks for watching'}
        </Fit>
        {message?.text && (
          <p className={`${styles.text} wipe`} style={{ '--i': 1 } as CSSProperties}>
            {message.text}
          </p>
        )}
        {champion && (
          <p className={`${styles.champion} wipe`} style={{ '--i': 1 } as CSSProperties}>
            <TeamLogo team={champion} size={150} />
            <span>
              <b className="tight">{displayName(champion)}</b>
              Champions
            </span>
          </p>
        )}
      </div>
      {next && <NextMatch match={next} label="Next time" note={whenOf(next, now)} />}
    </FullScene>
  );
}

function whenOf({ startsAt }: MatchSummary, now: number): string | undefined {
  return startsAt === null ? undefined : `${dayOf(startsAt, now)}, ${timeOf(startsAt)}`;
}
