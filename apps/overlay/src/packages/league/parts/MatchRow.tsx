import type { MatchSummary } from '@mes/contract/match-schemas';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import { Fit } from '../../../parts/Fit';
import { figuresOf, timeOf, UNDECIDED } from '../../../parts/labels';
import type { MatchRowProps } from '../../kit';
import styles from './MatchRow.module.css';
import { Tag } from './Tag';

/** A match in a list: time, both teams with the score between them, and its round. */
export function MatchRow({ match, step }: MatchRowProps) {
  const { state, startsAt, round, winner, teamA, teamB } = match;
  const figures = figuresOf(match);
  return (
    <div
      className={`${styles.row} lg-fade wipe`}
      style={{ '--i': step } as CSSProperties}
      data-live={state === 'live' || undefined}
    >
      <span className={`${styles.time} lg-tight`}>
        {state === 'live' ? <Tag tone="live">Live</Tag> : startsAt !== null && timeOf(startsAt)}
      </span>
      <Fit className={`${styles.name} lg-tight ${winner === 'B' ? styles.behind : ''}`}>
        {nameOf(teamA)}
      </Fit>
      <span className={`${styles.result} lg-tight`}>
        {figures ? (
          <>
            <b className={winner === 'B' ? styles.behind : undefined}>{figures[0]}</b>
            <b className={winner === 'A' ? styles.behind : undefined}>{figures[1]}</b>
          </>
        ) : (
          <span className={styles.versus}>vs</span>
        )}
      </span>
      <Fit className={`${styles.name} lg-tight ${winner === 'A' ? styles.behind : ''}`}>
        {nameOf(teamB)}
      </Fit>
      <Fit className={styles.round}>{round ?? ''}</Fit>
    </div>
  );
}

export function nameOf(team: MatchSummary['teamA']): string {
  return team ? displayName(team) : UNDECIDED;
}
