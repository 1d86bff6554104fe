import { channels } from '@mes/client/channels';
import type { MatchSummary, Ticker as TickerMatches } from '@mes/contract/match-schemas';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { useLive } from '../../api/use-live';
import { AppLink } from '../../components/AppLink';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { formatClock, formatDate } from '../../components/text/format-time';
import { useNow } from '../../components/text/use-now';
import { useZone } from '../../ssr/hydration';
import { Strip } from './Strip';
import styles from './Ticker.module.css';
import * as texts from './texts';

/** A horizontal strip of live, upcoming and recent matches. */
export function Ticker({ ticker }: { ticker: TickerMatches | undefined }) {
  useLive(channels.matches(), { reads: ['matches'] });
  const matches = ticker ? [...ticker.live, ...ticker.upcoming, ...ticker.recent] : [];
  if (matches.length === 0) return null;
  return (
    <nav aria-label={texts.ticker} className={styles.ticker}>
      <Strip>
        {matches.map((match) => (
          <li key={match.id} className={styles.cell}>
            <Cell match={match} />
          </li>
        ))}
      </Strip>
    </nav>
  );
}

function Cell({ match }: { match: MatchSummary }) {
  const { id, state, tournament } = match;
  const hasResult = state === 'live' || state === 'finished' || state === 'forfeited';
  const { isHidden } = useSpoiler(hasResult ? id : null);
  const shown = isHidden ? withoutResult(match) : match;
  return (
    <AppLink to={`/match/${id}`} className={styles.match} data-spoiler={hasResult ? '' : undefined}>
      <span className={styles.head}>
        <span className={styles.tournament} data-tournament={skinOf(tournament?.id) ?? undefined}>
          {tournament?.name ?? texts.match}
        </span>
        <When match={shown} />
      </span>
      <TickerTeam match={shown} slot="A" hidesScore={isHidden} />
      <TickerTeam match={shown} slot="B" hidesScore={isHidden} />
    </AppLink>
  );
}

/** That nobody played is a result too. */
function withoutResult(match: MatchSummary): MatchSummary {
  return { ...match, winner: null, state: match.state === 'live' ? 'live' : 'finished' };
}

function When({ match: { state, startsAt } }: { match: MatchSummary }) {
  const now = useNow(60_000, state === 'scheduled');
  const zone = useZone();
  if (state === 'live' || state === 'veto') return <LiveMark className={styles.live} />;
  if (state !== 'scheduled')
    return (
      <span className={styles.when}>{state === 'forfeited' ? texts.forfeit : texts.final}</span>
    );
  if (startsAt === null) return null;
  const isToday = formatDate(startsAt, zone) === formatDate(now, zone);
  return (
    <time className={styles.when} dateTime={new Date(startsAt).toISOString()}>
      {isToday ? formatClock(startsAt, zone) : formatDate(startsAt, zone).replace(/ \d{4}$/, '')}
    </time>
  );
}

interface TickerTeamProps {
  match: MatchSummary;
  slot: 'A' | 'B';
  hidesScore: boolean;
}

function TickerTeam({ match, slot, hidesScore }: TickerTeamProps) {
  const team = slot === 'A' ? match.teamA : match.teamB;
  const score = slot === 'A' ? match.scoreA : match.scoreB;
  const lost = match.winner !== null && match.winner !== slot;
  if (!team) return <span className={styles.side}>{texts.notDecided}</span>;
  return (
    <span className={classNames(styles.side, lost && styles.lost)}>
      <TeamLogo team={team} size={16} plain />
      <TeamName team={team} className={styles.name} />
      {(match.state === 'live' || match.state === 'finished') && !hidesScore && <b>{score}</b>}
    </span>
  );
}
