import type { Tournament } from '@mes/contract/tournament-schemas';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { parse } from '@mes/domain/tournament/name/tournament-name';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import type { ReactNode } from 'react';
import { Chip } from '../../components/layout/Chip';
import { Fact } from '../../components/layout/Facts';
import { Money } from '../../components/text/Money';
import { interpolate } from '../../interpolate';
import { useZone } from '../../ssr/hydration';
import { datesOf, formatOf, rosterOf, STATE_LABELS } from './labels';
import styles from './TournamentHero.module.css';
import { TournamentMark } from './TournamentMark';
import * as texts from './texts';

interface TournamentHeroProps {
  tournament: Tournament;
  isLive: boolean;
  /** When it ends, as planned or by its last match; null while nobody knows. */
  endsAt: number | null;
  /** The description of the series. */
  lead?: string;
  editions?: ReactNode;
  /** Buttons for the visitor. */
  actions?: ReactNode;
}

/** The head of a tournament page, dark in both themes. */
export function TournamentHero({
  tournament,
  isLive,
  endsAt,
  lead,
  editions,
  actions,
}: TournamentHeroProps) {
  const { name, picture, region, season, state, signup, stages } = tournament;
  const zone = useZone();
  const parsedName = parse(name);
  const seasonShown = parsedName.season || season;
  return (
    <header
      className={classNames(styles.hero, 'mes-broadcast')}
      data-tournament={skinFor(tournament) ?? undefined}
    >
      <div className={styles.inner}>
        {editions}
        <div className={styles.top}>
          <TournamentMark skin={skinFor(tournament)} picture={picture} className={styles.mark} />
          <div className={styles.title}>
            <div className={styles.chips}>
              {seasonShown > 0 && <Chip>{interpolate(texts.season, { season: seasonShown })}</Chip>}
              <Chip>{parsedName.region ?? region}</Chip>
              {parsedName.stage && <Chip>{parsedName.stage}</Chip>}
              {isLive ? <LiveMark plate /> : <Chip>{STATE_LABELS[state]}</Chip>}
            </div>
            <h1 className={styles.name}>{parsedName.name}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
        <dl className={styles.facts}>
          <Fact className={styles.fact} label={texts.dates}>
            {datesOf(tournament.startsAt, endsAt, zone)}
          </Fact>
          <Fact className={styles.fact} label={texts.prizePool}>
            <Money cents={tournament.prizePool} />
          </Fact>
          <Fact className={styles.fact} label={texts.teams}>
            {signup.teams === null || state === 'running' || state === 'finished'
              ? tournament.registered
              : interpolate(texts.registeredOf, {
                  registered: tournament.registered,
                  teams: signup.teams,
                })}
          </Fact>
          <Fact className={styles.fact} label={texts.format}>
            {formatOf(stages)}
          </Fact>
          <Fact className={styles.fact} label={texts.roster}>
            {rosterOf(signup)}
          </Fact>
        </dl>
      </div>
    </header>
  );
}
