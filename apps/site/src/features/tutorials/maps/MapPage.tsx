import type { CalloutPage, MapPlays, MapUsage } from '@mes/contract/tutorial-schemas';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { Button } from '../../../components/Button';
import { BarChart } from '../../../components/charts/BarChart';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import type { QueryLike } from '../../../components/states/load-state';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { formatPercent } from '../../../components/text/format-percent';
import { tutorialPath } from '../paths';
import { TutorialFrame } from '../TutorialFrame';
import * as texts from '../texts';
import { Callouts } from './Callouts';
import styles from './MapPage.module.css';
import { monthName } from './month-name';
import { shareOf } from './share-of';

interface MapPageProps {
  map: DefuseMap;
  usage: QueryLike<readonly MapUsage[]>;
  callouts: QueryLike<CalloutPage>;
  plays: QueryLike<MapPlays>;
}

export function MapPage({ map, usage, callouts, plays }: MapPageProps) {
  return (
    <TutorialFrame
      page="maps"
      title={map}
      actions={
        <Button to={tutorialPath('maps')} variant="ghost">
          {texts.allMaps}
        </Button>
      }
    >
      <div className={styles.picture}>
        <MapArt map={map} className={styles.art} />
      </div>
      <Loaded query={usage} skeleton={<SkeletonRows rows={2} />}>
        {(rows) => <Facts usage={rows.find((row) => row.map === map)!} />}
      </Loaded>
      <Loaded query={callouts} skeleton={<SkeletonRows rows={4} />}>
        {(page) => <Callouts map={map} page={page} />}
      </Loaded>
      <Loaded query={plays} skeleton={<SkeletonRows rows={4} />}>
        {(counts) => <Plays plays={counts} />}
      </Loaded>
    </TutorialFrame>
  );
}

function Facts({ usage }: { usage: MapUsage }) {
  const facts = [
    [texts.played, usage.played],
    [texts.coalition, formatPercent(shareOf(usage, 'coalition'))],
    [texts.breach, formatPercent(shareOf(usage, 'breach'))],
    [texts.picked, usage.picked],
    [texts.banned, usage.banned],
    [texts.decider, usage.decider],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Plays({ plays: { tournaments, months } }: { plays: MapPlays }) {
  return (
    <div className={styles.charts}>
      <Section title={texts.playsByMonth}>
        <BarChart
          label={texts.playsByMonth}
          columns={[texts.month, texts.played]}
          points={months.map(({ at, played }) => ({
            ...{ id: String(at), label: monthName(at), value: played },
          }))}
          empty={<EmptyRow>{texts.neverPlayed}</EmptyRow>}
        />
      </Section>
      <Section title={texts.playsByTournament}>
        <BarChart
          label={texts.playsByTournament}
          columns={[texts.tournament, texts.played]}
          points={tournaments.map(({ tournament: { id, name }, played }) => ({
            ...{ id, label: name, value: played },
          }))}
          empty={<EmptyRow>{texts.neverPlayed}</EmptyRow>}
        />
      </Section>
    </div>
  );
}
