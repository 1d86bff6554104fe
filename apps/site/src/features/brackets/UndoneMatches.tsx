import type { MatchSummary } from '@mes/contract/match-schemas';
import styles from './UndoneMatches.module.css';

/** The matches that a correction would undo. */
export function UndoneMatches({ matches }: { matches: readonly MatchSummary[] }) {
  return (
    <>
      <p>
        Another team goes on. {matches.length === 1 ? 'This match has' : 'These matches have'} been
        played on the old result and would be undone:
      </p>
      <ul className={styles.list}>
        {matches.map(({ id, matchID, round, teamA, teamB, scoreA, scoreB }) => (
          <li key={id}>
            <span className={styles.round}>
              M{matchID} {round}
            </span>
            {teamA?.name ?? 'Not decided'}{' '}
            <b>
              {scoreA} : {scoreB}
            </b>{' '}
            {teamB?.name ?? 'not decided'}
          </li>
        ))}
      </ul>
    </>
  );
}
