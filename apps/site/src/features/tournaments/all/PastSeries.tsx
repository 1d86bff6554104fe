import type { PastSeries as Series, TournamentSummary } from '@mes/contract/tournament-schemas';
import { editionOf } from '@mes/domain/tournament/name/series';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { AppLink } from '../../../components/AppLink';
import { Panel } from '../../../components/layout/Panel';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { useSpoiler } from '../../../components/spoilers/use-spoiler';
import { Money } from '../../../components/text/Money';
import { interpolate } from '../../../interpolate';
import { useZone } from '../../../ssr/hydration';
import { datesOf, STATE_LABELS } from '../labels';
import * as texts from '../texts';
import styles from './PastSeries.module.css';

interface PastSeriesProps {
  series: readonly Series[];
  /** The address of the list with all tournaments of a series. */
  pathOf: (series: string) => string;
}

/** Finished tournaments, a panel for each series. */
export function PastSeries({ series, pathOf }: PastSeriesProps) {
  return (
    <ul className={styles.panels}>
      {series.map(({ name, total, tournaments }) => (
        <li key={name}>
          <Panel>
            <div
              className={styles.head}
              data-tournament={(tournaments[0] && skinFor(tournaments[0])) ?? undefined}
            >
              <h3 className={styles.title}>{name}</h3>
              {tournaments.length < total && (
                <AppLink
                  to={pathOf(name)}
                  className={styles.all}
                  aria-label={interpolate(texts.allNamed, { total, name })}
                >
                  {interpolate(texts.allOfSeries, { total })}
                </AppLink>
              )}
            </div>
            <ul className={styles.list}>
              {tournaments.map((tournament) => (
                <li key={tournament.id}>
                  <Edition tournament={tournament} />
                </li>
              ))}
            </ul>
          </Panel>
        </li>
      ))}
    </ul>
  );
}

function Edition({ tournament }: { tournament: TournamentSummary }) {
  const { id, name, startsAt, endsAt, registered, prizePool } = tournament;
  const zone = useZone();
  return (
    <AppLink to={`/tournament/${encodeURIComponent(id)}`} className={styles.row} title={name}>
      <b className={styles.edition}>{editionOf(name)}</b>
      <span className={styles.small}>{datesOf(startsAt, endsAt, zone)}</span>
      <Winner tournament={tournament} />
      <span className={styles.teams}>{interpolate(texts.teamCount, { teams: registered })}</span>
      <span className={styles.prize}>{prizePool > 0 && <Money cents={prizePool} />}</span>
    </AppLink>
  );
}

function Winner({ tournament: { id, winner } }: { tournament: TournamentSummary }) {
  const { isHidden } = useSpoiler(winner && id);
  if (!winner || isHidden) return <span className={styles.small}>{STATE_LABELS.finished}</span>;
  return (
    <span className={styles.winner} data-spoiler="">
      <TeamLogo team={winner} size={20} plain />
      <span>{winner.name}</span>
    </span>
  );
}
