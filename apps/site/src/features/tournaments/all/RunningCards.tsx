import type { MatchSummary } from '@mes/contract/match-schemas';
import type { ListedTournament } from '@mes/contract/tournament-schemas';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import { AppLink } from '../../../components/AppLink';
import { ShareBar } from '../../../components/charts/ShareBar';
import { Money } from '../../../components/text/Money';
import { interpolate } from '../../../interpolate';
import { useZone } from '../../../ssr/hydration';
import stage from '../../../styles/stage.module.css';
import { MatchRow } from '../../matches/MatchRows';
import { datesOf } from '../labels';
import * as texts from '../texts';
import styles from './RunningCards.module.css';

const MATCHES_PER_CARD = 2;

interface RunningCardsProps {
  tournaments: readonly ListedTournament[];
  /** Of all tournaments: live ones first, then by time. */
  matches: readonly MatchSummary[];
}

/** Running tournaments, each in its own field, with what is played in it now and next. */
export function RunningCards({ tournaments, matches }: RunningCardsProps) {
  return (
    <ul className={styles.cards}>
      {tournaments.map((tournament) => (
        <li key={tournament.id}>
          <Card
            tournament={tournament}
            matches={matches
              .filter((match) => match.tournament?.id === tournament.id)
              .slice(0, MATCHES_PER_CARD)}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  tournament: ListedTournament;
  matches: readonly MatchSummary[];
}

function Card({ tournament, matches }: CardProps) {
  const { id, name, region, startsAt, endsAt, prizePool, registered } = tournament;
  const zone = useZone();
  return (
    <article
      className={classNames(styles.card, stage.stage, 'mes-broadcast')}
      data-tournament={skinFor(tournament) ?? undefined}
    >
      <div className={styles.head}>
        <h3 className={styles.name}>
          <AppLink to={`/tournament/${encodeURIComponent(id)}`}>{name}</AppLink>
        </h3>
        <p className={styles.facts}>
          <span>{interpolate(texts.teamCount, { teams: registered })}</span>
          <span>{region}</span>
          {prizePool > 0 && (
            <span>
              <Money cents={prizePool} />
            </span>
          )}
          <span>{datesOf(startsAt, endsAt, zone)}</span>
        </p>
      </div>
      <Progress tournament={tournament} round={matches[0]?.round ?? null} />
      {matches.length > 0 && (
        <div className={styles.matches}>
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} note={match.round} />
          ))}
        </div>
      )}
    </article>
  );
}

/** The progress of a bracket does not reveal who won. */
function Progress({
  tournament: { progress },
  round,
}: {
  tournament: ListedTournament;
  round: string | null;
}) {
  if (!progress) return null;
  return (
    <div className={styles.progress}>
      <p className={styles.counts}>
        <span>{round}</span>
        <span>{interpolate(texts.matchesPlayed, progress)}</span>
      </p>
      <ShareBar share={progress.played / progress.total} tone="accent" size="thin" />
    </div>
  );
}
