import type { MatchSummary } from '@mes/contract/match-schemas';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { AppLink } from '../../components/AppLink';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { interpolate } from '../../interpolate';
import { matchPath } from '../matches/paths';
import { Score } from '../matches/Score';
import styles from './LiveLine.module.css';
import * as texts from './texts';

/** The match that the player's team plays now, under the head of the page. */
export function LiveLine({ match }: { match: MatchSummary }) {
  const { teamA, teamB, scoreA, scoreB, bestOf, tournament } = match;
  const { isHidden } = useSpoiler(match.id);
  return (
    <div
      className={classNames(styles.line, 'mes-broadcast')}
      data-tournament={skinOf(tournament?.id) ?? undefined}
    >
      <AppLink to={matchPath(match.id)} className={styles.link}>
        <LiveMark>{texts.live}</LiveMark>
        <Team team={teamA} />
        {!isHidden && (
          <span data-spoiler="">
            <Score first={scoreA} second={scoreB} won={null} />
          </span>
        )}
        <Team team={teamB} />
        {!isHidden && (
          <span className={styles.map} data-spoiler="">
            {interpolate(texts.mapOf, {
              number: Math.min(bestOf, scoreA + scoreB + 1),
              bestOf,
            })}
          </span>
        )}
        {tournament && <span className={styles.tournament}>{tournament.name}</span>}
      </AppLink>
    </div>
  );
}

function Team({ team }: { team: MatchSummary['teamA'] }) {
  return (
    <b className={styles.team}>
      {team && <TeamLogo team={team} size={18} plain />}
      {team?.name ?? texts.toBeDecided}
    </b>
  );
}
