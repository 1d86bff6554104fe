import type { WebsiteTeam } from '@mes/contract/teams';
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { useCall } from '../../api/use-call';
import { Select } from '../../components/forms/Select';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Loaded } from '../../components/states/Loaded';
import { useNow } from '../../components/text/use-now';
import { useSearchParams } from '../../router/use-search-params';
import { PerformanceFigures, PerformanceSkeleton } from '../statistics/PerformanceFigures';
import {
  filtersFrom,
  type PerformanceFilters,
  toRequest,
  withFilters,
} from './performance-filters';
import styles from './TeamPerformance.module.css';
import * as texts from './texts';

const ANY = '';

const PERIOD_OPTIONS = [
  { value: ANY, label: texts.allTime },
  { value: '30', label: texts.last30Days },
  { value: '90', label: texts.last3Months },
  { value: '365', label: texts.last12Months },
];
const HOUR_MS = 3_600_000;
const MAP_OPTIONS = [
  { value: ANY, label: texts.allMaps },
  ...DEFUSE_MAPS.map((map) => ({ value: map, label: map })),
];

/** What a team has done, filtered by time, tournament, opponent and map. */
export function TeamPerformance({ team }: { team: WebsiteTeam }) {
  const [params, setParams] = useSearchParams();
  const filters = filtersFrom(params);
  const now = useNow(HOUR_MS);
  const performance = useCall('statistics', 'teamPerformance', toRequest(team.name, filters, now));
  const change = (name: keyof PerformanceFilters) => (value: string) =>
    setParams(withFilters(params, { [name]: value }), { replace: true });
  return (
    <Section title={texts.performance}>
      <Panel>
        <div className={styles.filters}>
          <Select
            label={texts.time}
            options={PERIOD_OPTIONS}
            value={filters.time ?? ANY}
            onChange={change('time')}
          />
          <Select
            label={texts.tournament}
            options={[
              { value: ANY, label: texts.allTournaments },
              ...team.tournaments.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={filters.tournament ?? ANY}
            onChange={change('tournament')}
          />
          <Select
            label={texts.against}
            options={[
              { value: ANY, label: texts.anyone },
              ...team.opponents.map((opponent) => ({
                value: opponent.team.name,
                label: opponent.team.name,
              })),
            ]}
            value={filters.against ?? ANY}
            onChange={change('against')}
          />
          <Select
            label={texts.map}
            options={MAP_OPTIONS}
            value={filters.map ?? ANY}
            onChange={change('map')}
          />
        </div>
        <Loaded query={performance} skeleton={<PerformanceSkeleton />}>
          {(figures) => <PerformanceFigures performance={figures} />}
        </Loaded>
      </Panel>
    </Section>
  );
}
