import type { VotingMatch } from '@mes/contract/voting-schemas';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { classNames } from '@mes/ui/class-names';
import { interpolate } from '../../interpolate';
import styles from './PoolBar.module.css';
import * as texts from './texts';

/** How the points are divided, what a point would bring back, and the chances by Elo. */
export function PoolBar({ match }: { match: VotingMatch }) {
  const { teamA, teamB, pool } = match;
  const all = pool.teamA.points + pool.teamB.points;
  const share = all === 0 ? 0.5 : pool.teamA.points / all;
  const percent = Math.round(share * 100);
  return (
    <div className={styles.pool}>
      <div
        className={styles.bar}
        style={{ gridTemplateColumns: `${Math.max(share, 0.01)}fr ${Math.max(1 - share, 0.01)}fr` }}
        data-empty={all === 0 || undefined}
        role="img"
        aria-label={interpolate(texts.poolShare, {
          teamA: teamA.name,
          shareA: all === 0 ? '–' : `${percent}%`,
          teamB: teamB.name,
          shareB: all === 0 ? '–' : `${100 - percent}%`,
        })}
      >
        <i className={styles.first} />
        <i />
      </div>
      <div className={styles.sides}>
        <Side match={match} slot="A" percent={all === 0 ? null : percent} />
        <Side match={match} slot="B" percent={all === 0 ? null : 100 - percent} />
      </div>
    </div>
  );
}

interface SideProps {
  match: VotingMatch;
  slot: TeamSlot;
  /** Null while nobody has voted. */
  percent: number | null;
}

function Side({ match, slot, percent }: SideProps) {
  const { pool, odds, winner, state } = match;
  const { votes, points } = slot === 'A' ? pool.teamA : pool.teamB;
  const all = pool.teamA.points + pool.teamB.points;
  const chanceA = odds && Math.round(odds.A * 100);
  // Rounded apart, both could come to 101.
  const chance = chanceA !== null && slot === 'B' ? 100 - chanceA : chanceA;
  const factor = points === 0 ? null : (all / points).toFixed(2);
  const isOver = state === 'settled' || state === 'returned';
  return (
    <div className={classNames(styles.side, slot === 'B' && styles.second)}>
      <b className={styles.percent} data-lost={(winner && winner !== slot) || undefined}>
        {percent === null ? '–' : `${percent}%`}
      </b>
      <span className={styles.stakes}>
        {votes === 1
          ? interpolate(texts.oneVote, { points: points.toLocaleString('en') })
          : interpolate(texts.stakes, { points: points.toLocaleString('en'), votes })}
      </span>
      <span className={styles.odds}>
        {!isOver && (
          <span title={texts.payHint}>
            {factor ? interpolate(texts.paysTimes, { factor }) : texts.paysUnknown}
          </span>
        )}
        {winner === slot && factor && <span>{interpolate(texts.paidTimes, { factor })}</span>}
        {chance !== null && (
          <span title={texts.chanceHint}>{interpolate(texts.chance, { percent: chance })}</span>
        )}
      </span>
    </div>
  );
}
