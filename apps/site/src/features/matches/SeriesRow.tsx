import type { MatchSummary } from '@mes/contract/match-schemas';
import type { Skin } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink';
import { IconButton } from '../../components/IconButton';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import * as spoilerTexts from '../../components/spoilers/texts';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { interpolate } from '../../interpolate';
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
  /** The same without the result; only where the row shows one, final or not. */
  labelWithoutResult?: string;
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
  const { matchId, label, labelWithoutResult } = props;
  const { when, teams, winner, scorePlaceholder, note, skin } = props;
  const [first, second] = teams;
  const hasResult = labelWithoutResult !== undefined;
  const { isHidden, reveal } = useSpoiler(hasResult ? matchId : null);
  const shownWinner = isHidden ? null : winner;
  return (
    <div className={styles.holder} data-spoiler={hasResult ? '' : undefined}>
      <AppLink
        to={matchPath(matchId)}
        className={styles.row}
        aria-label={isHidden ? labelWithoutResult : label}
      >
        <span className={styles.when}>{when}</span>
        <Team team={first} lost={shownWinner === 'B'} isFirst />
        {isHidden || scorePlaceholder !== null ? (
          <span className={styles.versus}>{isHidden ? '' : scorePlaceholder}</span>
        ) : (
          <Score first={first.score} second={second.score} won={winner && WON[winner]} />
        )}
        <Team team={second} lost={shownWinner === 'A'} />
        <span className={styles.note} data-tournament={skin ?? undefined}>
          {note}
        </span>
      </AppLink>
      {isHidden && <Reveal label={labelWithoutResult ?? ''} onReveal={reveal} />}
    </div>
  );
}

/** Beside the link, not in it, but where its score would be. */
function Reveal({ label, onReveal }: { label: string; onReveal: () => void }) {
  return (
    <span className={classNames(styles.row, styles.cover)}>
      <IconButton
        size="sm"
        className={styles.reveal}
        label={interpolate(spoilerTexts.showResultOf, { match: label })}
        icon={<IconEye size={18} stroke={1.75} />}
        onClick={onReveal}
      />
    </span>
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
