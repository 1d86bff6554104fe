import type { MatchSummary } from '@mes/contract/match-schemas';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { skinOf } from '@mes/ui/skin';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { formatClock, formatDate } from '../../components/text/format-time';
import { useZone } from '../../drawing/drawing';
import styles from './MatchRows.module.css';

type Side = 'A' | 'B';

/** Series one below the other: when, who against whom, how it ended, where. A row opens the match. */
export function MatchRows({ matches }: { matches: readonly MatchSummary[] }) {
  return (
    <Panel>
      <ul className={styles.list}>
        {matches.map((match) => (
          <li key={match.id}>
            <AppLink to={`/match/${match.id}`} className={styles.row} aria-label={spoken(match)}>
              <When match={match} />
              <Opponent match={match} side="A" />
              <Score match={match} />
              <Opponent match={match} side="B" />
              <span
                className={styles.tournament}
                data-tournament={skinOf(match.tournament?.id) ?? undefined}
              >
                {match.tournament?.name}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function When({ match: { state, startsAt, finishedAt } }: { match: MatchSummary }) {
  const zone = useZone();
  if (state === 'live' || state === 'veto')
    return <LiveMark>{state === 'veto' ? 'Veto' : 'Live'}</LiveMark>;
  const at = finishedAt ?? startsAt;
  if (at === null) return <span className={styles.when}>Time open</span>;
  return (
    <time className={styles.when} dateTime={new Date(at).toISOString()}>
      {formatDate(at, zone)}
      {finishedAt === null && <span className={styles.clock}>{formatClock(at, zone)}</span>}
    </time>
  );
}

function Opponent({ match, side }: { match: MatchSummary; side: Side }) {
  const team = side === 'A' ? match.teamA : match.teamB;
  const lost = match.winner !== null && match.winner !== side;
  return (
    <span className={classNames(styles.team, side === 'A' && styles.first, lost && styles.lost)}>
      {team ? (
        <>
          <TeamName team={team} shorten />
          <TeamLogo team={team} size={22} plain />
        </>
      ) : (
        <span className={styles.open}>Not decided</span>
      )}
    </span>
  );
}

function Score({ match }: { match: MatchSummary }) {
  const { state, scoreA, scoreB, winner, bestOf } = match;
  if (state === 'scheduled') return <span className={styles.versus}>BO{bestOf}</span>;
  if (state === 'cancelled') return <span className={styles.versus}>off</span>;
  return (
    <span className={styles.score}>
      <b className={classNames(winner === 'B' && styles.lost)}>{scoreA}</b>
      <i>:</i>
      <b className={classNames(winner === 'A' && styles.lost)}>{scoreB}</b>
    </span>
  );
}

/** Said as a sentence: the row itself is a handful of loose words. */
function spoken({ teamA, teamB, state, scoreA, scoreB, tournament }: MatchSummary): string {
  const pairing = `${teamA?.name ?? 'Not decided'} against ${teamB?.name ?? 'not decided'}`;
  const result = state === 'scheduled' ? '' : `, ${scoreA} to ${scoreB}`;
  return `${pairing}${result}${tournament ? `, ${tournament.name}` : ''}`;
}
