import type { MatchMap } from '@mes/contract/match-schemas';
import { classNames } from '@mes/ui/class-names';
import styles from './PlayedMaps.module.css';
import * as texts from './texts';

interface PlayedMapsProps {
  maps: readonly Pick<MatchMap, 'index' | 'map' | 'state' | 'scoreA' | 'scoreB' | 'winner'>[];
  /** Of the current map, where it is newer than that of the match. */
  live: { readonly scoreA: number; readonly scoreB: number } | null;
}

/** The score of each map that has begun, in the order of play: what a series score leaves open. */
export function PlayedMaps({ maps, live }: PlayedMapsProps) {
  const begun = maps.filter(({ state, winner }) => state === 'live' || winner !== null);
  if (begun.length === 0) return null;
  return (
    <ul className={styles.maps} aria-label={texts.scoresOfMaps}>
      {begun.map(({ index, map, state, winner, ...score }) => {
        const isLive = state === 'live';
        const { scoreA, scoreB } = (isLive && live) || score;
        return (
          <li key={index} className={classNames(styles.map, isLive && styles.current)}>
            {map}{' '}
            <span className={styles.score}>
              <span className={classNames(winner === 'B' && styles.behind)}>{scoreA}</span>
              {' : '}
              <span className={classNames(winner === 'A' && styles.behind)}>{scoreB}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
