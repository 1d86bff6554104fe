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

export interface SeriesTeam {
  team: MatchSummary['teamA'];
  /** Shown until the team is known. */
  placeholder: string;
  score: number;
}

interface SeriesRowProps {
  matchId: string;
  /** The row as a sentence, for screen readers. */
  label: string;
  when: ReactNode;
  teams: readonly [SeriesTeam, SeriesTeam];
  winner: 'A' | 'B' | null;
  /** Shown where there is no score yet. */
  scorePlaceholder: string | null;
  /** The tournament or round. */
  note: ReactNode;
  skin?: Skin | null;
}

const WON = { A: 'first', B: 'second' } as const;

/** A match in a list: time, teams, score and tournament. Links to the match. */
export function SeriesRow(props: SeriesRowProps) {
  const { matchId, label, when, teams, winner, scorePlaceholder, note, skin } = props;
  const [first, second] = teams;
  return (
    <AppLink to={matchPath(matchId)} className={styles.row} aria-label={label}>
      <span className={styles.when}>{when}</span>
      <Team team={first} lost={winner === 'B'} isFirst />
      {scorePlaceholder === null ? (
        <Score first={first.score} second={second.score} won={winner && WON[winner]} />
      ) : (
        <span className={styles.versus}>{scorePlaceholder}</span>
      )}
      <Team team={second} lost={winner === 'A'} />
      <span className={styles.note} data-tournament={skin ?? undefined}>
        {note}
      </span>
    </AppLink>
  );
}

interface TeamProps {
  team: SeriesTeam;
  lost: boolean;
  isFirst?: boolean;
}

function Team({ team: { team, placeholder }, lost, isFirst = false }: TeamProps) {
  return (
    <span className={classNames(styles.team, isFirst && styles.first, lost && styles.lost)}>
      {team ? (
        <>
          <TeamName team={team} shorten />
          <TeamLogo team={team} size={22} plain />
        </>
      ) : (
        <span className={styles.nobody}>{placeholder}</span>
      )}
    </span>
  );
}
