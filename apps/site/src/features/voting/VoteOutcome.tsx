import type { OwnVote } from '@mes/contract/voting-schemas';
import { interpolate } from '../../interpolate';
import * as texts from './texts';
import styles from './VoteOutcome.module.css';

/** What a decided vote brought. */
export function VoteOutcome({ vote }: { vote: OwnVote }) {
  const { points, payout, team, voided, winner } = vote;
  if (voided) return <p className={styles.outcome}>{texts.voided}</p>;
  const gain = (payout ?? 0) - points;
  const isWon = winner === vote.slot;
  const text =
    winner === null || (isWon && gain === 0)
      ? interpolate(texts.stakeBack, { points })
      : gain >= 0
        ? interpolate(texts.youWon, { points: gain })
        : interpolate(texts.youLost, { points: -gain });
  return (
    <p className={styles.outcome} data-result={gain > 0 ? 'won' : gain < 0 ? 'lost' : undefined}>
      <b>{text}</b>
      <span>{interpolate(texts.votedFor, { points, team })}</span>
    </p>
  );
}
