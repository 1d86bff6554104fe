import type { BracketMatch } from '@mes/client/bracket';
import { forfeitLabel } from '@mes/domain/series/forfeit';
import { Time } from '../../../components/text/Time';
import styles from './MatchScore.module.css';
import * as texts from './texts';

/** What a side of the match has: rounds in best of 1, else maps; null before it starts. */
export function figureOf({ state, winner, slots }: BracketMatch, slot: 0 | 1) {
  if (state === 'forfeited') return forfeitLabel(winner, slot === 0 ? 'A' : 'B');
  const { rounds, score } = slots[slot];
  return rounds ?? score;
}

/** The score between the teams of a match, or when it starts. */
export function MatchScore({ match }: { match: BracketMatch }) {
  const [a, b] = [figureOf(match, 0), figureOf(match, 1)];
  if (match.slots[1].source.type === 'bye') return <span className={styles.when}>{texts.bye}</span>;
  if (a === null || b === null)
    return (
      <span className={styles.when}>
        {match.startsAt === null || match.state !== 'scheduled' ? (
          '–'
        ) : (
          <Time at={match.startsAt} show="clock" />
        )}
      </span>
    );
  return (
    <span className={styles.score} data-live={match.state === 'live' || undefined}>
      <span data-lost={match.winner === 'B' || undefined}>{a}</span>
      <i>:</i>
      <span data-lost={match.winner === 'A' || undefined}>{b}</span>
    </span>
  );
}
