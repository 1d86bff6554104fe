import type { Tournament } from '@mes/contract/tournament-schemas';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { parse } from '@mes/domain/tournament/name/tournament-name';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import type { ReactNode } from 'react';
import { Chip } from '../../components/layout/Chip';
import { Money } from '../../components/text/Money';
import { useZone } from '../../ssr/hydration';
import { datesOf, formatOf, rosterOf, STATE_LABELS } from './labels';
import styles from './TournamentHero.module.css';
import { TournamentMark } from './TournamentMark';

interface TournamentHeroProps {
  tournament: Tournament;
  isLive: boolean;
  /** What a series says of itself. */
  lead?: string;
  editions?: ReactNode;
  /** What the visitor can do here. */
  actions?: ReactNode;
}

/** The stage of a tournament, dark in both themes: what it is, when, for how much and for whom. */
export function TournamentHero({
  tournament,
  isLive,
  lead,
  editions,
  actions,
}: TournamentHeroProps) {
  const { name, picture, region, season, state, signup, stages } = tournament;
  const zone = useZone();
  const said = parse(name);
  const seasonShown = said.season || season;
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
              {seasonShown > 0 && <Chip>Season {seasonShown}</Chip>}
              <Chip>{said.region ?? region}</Chip>
              {said.stage && <Chip>{said.stage}</Chip>}
              {isLive ? <LiveMark plate /> : <Chip>{STATE_LABELS[state]}</Chip>}
            </div>
            <h1 className={styles.name}>{said.name}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
        <dl className={styles.facts}>
          <Fact label="Dates">{datesOf(tournament.startsAt, tournament.endsAt, zone)}</Fact>
          <Fact label="Prize pool">
            <Money cents={tournament.prizePool} />
          </Fact>
          <Fact label="Teams">
            {signup.teams === null || state === 'running' || state === 'finished'
              ? tournament.registered
              : `${tournament.registered} of ${signup.teams}`}
          </Fact>
          <Fact label="Format">{formatOf(stages)}</Fact>
          <Fact label="Roster">{rosterOf(signup)}</Fact>
        </dl>
      </div>
    </header>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
