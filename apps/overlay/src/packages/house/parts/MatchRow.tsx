import type { MatchSummary } from '@mes/contract/match-schemas';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import { Fit } from '../../../parts/Fit';
import { figuresOf, timeOf, UNDECIDED } from '../../../parts/labels';
import type { MatchRowProps } from '../../kit';
import styles from './MatchRow.module.css';
import { Tag } from './Tag';

/** A match in a list: time, both teams with the slash or the score between them, and its round. */
export function MatchRow({ match, step }: MatchRowProps) {
  const { state, startsAt, round, winner, teamA, teamB } = match;
  const figures = figuresOf(match);
  return (
    <div
      className={classNames(styles.row, 'hs-fade', 'wipe')}
      style={{ '--i': step } as CSSProperties}
      data-live={state === 'live' || undefined}
    >
      <span className={styles.time}>
        {state === 'live' ? <Tag tone="live">Live</Tag> : startsAt !== null && timeOf(startsAt)}
      </span>
      <Fit className={`${styles.name} hs-mid ${winner === 'B' ? 'hs-dim' : ''}`}>
        {nameOf(teamA)}
      </Fit>
      <span className={`${styles.result} hs-mid`}>
        {figures ? (
          <>
            <b className={winner === 'B' ? 'hs-dim' : undefined}>{figures[0]}</b>
            <b className={winner === 'A' ? 'hs-dim' : undefined}>{figures[1]}</b>
          </>
        ) : (
          <i className="hs-slash" />
        )}
      </span>
      <Fit className={`${styles.name} hs-mid ${winner === 'A' ? 'hs-dim' : ''}`}>
        {nameOf(teamB)}
      </Fit>
      <Fit className={styles.round}>{round ?? ''}</Fit>
    </div>
  );
}

function nameOf(team: MatchSummary['teamA']): string {
  return team ? displayName(team) : UNDECIDED;
}
