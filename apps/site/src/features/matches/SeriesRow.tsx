import type { MatchSummary } from '@mes/contract/match-schemas';
import type { Skin } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { matchPath } from './paths';
import { Score } from './Score';
import styles from './SeriesRow.module.css';

export interface SeriesSide {
  team: MatchSummary['teamA'];
  /** Stands there while nobody does. */
  otherwise: string;
  score: number;
}

interface SeriesRowProps {
  match: string;
  /** Said as a sentence: the row itself is a handful of loose words. */
  label: string;
  when: ReactNode;
  sides: readonly [SeriesSide, SeriesSide];
  winner: 'A' | 'B' | null;
  /** In the place of the score where there is none yet. */
  instead: string | null;
  /** Where it was or will be played: a tournament, a round. */
  note: ReactNode;
  skin?: Skin | null;
}

const WON = { A: 'first', B: 'second' } as const;

/** A series in a list: when, who against whom, how it ended, where. It opens the match. */
export function SeriesRow(props: SeriesRowProps) {
  const { match, label, when, sides, winner, instead, note, skin } = props;
  const [first, second] = sides;
  return (
    <AppLink to={matchPath(match)} className={styles.row} aria-label={label}>
      <span className={styles.when}>{when}</span>
      <Opponent side={first} lost={winner === 'B'} isFirst />
      {instead === null ? (
        <Score first={first.score} second={second.score} won={winner && WON[winner]} />
      ) : (
        <span className={styles.versus}>{instead}</span>
      )}
      <Opponent side={second} lost={winner === 'A'} />
      <span className={styles.note} data-tournament={skin ?? undefined}>
        {note}
      </span>
    </AppLink>
  );
}

interface OpponentProps {
  side: SeriesSide;
  lost: boolean;
  isFirst?: boolean;
}

function Opponent({ side: { team, otherwise }, lost, isFirst = false }: OpponentProps) {
  return (
    <span className={classNames(styles.team, isFirst && styles.first, lost && styles.lost)}>
      {team ? (
        <>
          <TeamName team={team} shorten />
          <TeamLogo team={team} size={22} plain />
        </>
      ) : (
        <span className={styles.nobody}>{otherwise}</span>
      )}
    </span>
  );
}
