import type { MatchSummary } from '@mes/contract/match-schemas';
import { interpolate } from '../../interpolate';
import * as texts from './texts';
import styles from './UndoneMatches.module.css';

/** The matches that a correction would undo. */
export function UndoneMatches({ matches }: { matches: readonly MatchSummary[] }) {
  return (
    <>
      <p>{matches.length === 1 ? texts.matchUndone : texts.matchesUndone}</p>
      <ul className={styles.list}>
        {matches.map(({ id, matchID, round, teamA, teamB, scoreA, scoreB }) => (
          <li key={id}>
            <span className={styles.round}>
              {interpolate(texts.matchInRound, { number: matchID, round: round ?? '' })}
            </span>
            {teamA?.name ?? texts.notDecided}{' '}
            <b>
              {scoreA} : {scoreB}
            </b>{' '}
            {teamB?.name ?? texts.notDecidedYet}
          </li>
        ))}
      </ul>
    </>
  );
}
