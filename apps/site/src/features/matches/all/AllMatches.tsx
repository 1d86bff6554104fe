import { channels } from '@mes/client/channels';
import type { Contract } from '@mes/contract';
import type { Page as PageOf } from '@mes/contract/define';
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { TournamentSummary } from '@mes/contract/tournament-schemas';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { useLive } from '../../../api/use-live';
import { listOf } from '../../../api/use-page';
import { countActive, FilterSelect, Filters } from '../../../components/forms/Filters';
import { Page } from '../../../components/layout/Page';
import { Section } from '../../../components/layout/Section';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import { LoadedPages } from '../../../components/lists/LoadedPages';
import { usePagedList } from '../../../components/lists/use-paged-list';
import type { QueryLike } from '../../../components/states/load-state';
import { NothingFits } from '../../../components/states/NothingFits';
import { SkeletonRows } from '../../../components/states/Skeleton';
import type { InitialRead } from '../../../page-declaration';
import { useUrlParams } from '../../../use-url-params';
import { MatchRows } from '../MatchRows';
import { TeamInput } from '../TeamInput';
import * as texts from '../texts';
import { tournamentOptions } from '../tournament-options';
import styles from './AllMatches.module.css';
import {
  type AllMatchesFilters,
  filtersFrom,
  NEXT,
  PLAYED,
  toRequest,
  toUrlParams,
} from './all-filters';
import { MatchDays } from './MatchDays';

interface AllMatchesProps {
  live: QueryLike<PageOf<MatchSummary[]>>;
  matches: InitialRead<Contract['matches']['find']>;
  tournaments: QueryLike<PageOf<TournamentSummary[]>>;
}

const CALENDAR = '/api/matches/calendar.ics';

/** What is played now, what comes and what was played, by day. */
export function AllMatches({ live, matches, tournaments }: AllMatchesProps) {
  const [params, setParams] = useUrlParams();
  const filters = filtersFrom(params);
  const change = (part: Partial<AllMatchesFilters>) =>
    setParams(toUrlParams({ ...filters, ...part }));
  const order = filters.show === 'results' ? PLAYED : NEXT;
  const request = useDeferredValue(JSON.stringify({ ...toRequest(filters), ...order }));
  const list = usePagedList({
    ...listOf(matches),
    filters: JSON.parse(request) as ReturnType<typeof toRequest> & typeof order,
  });
  useLive(channels.matches(), { reads: ['matches'] });
  const liveMatches = live.data?.data ?? [];
  return (
    <Page
      title={texts.matches}
      lead={texts.allMatchesLead}
      actions={
        <a href={CALENDAR} className={styles.calendar}>
          <IconCalendarPlus size={17} stroke={1.75} aria-hidden="true" />
          {texts.addAllToCalendar}
        </a>
      }
    >
      {liveMatches.length > 0 && (
        <Section title={texts.liveNow} count={liveMatches.length}>
          <MatchRows matches={liveMatches} />
        </Section>
      )}
      <Filters active={countActive([filters.tournament, filters.team])}>
        <FilterSelect
          label={texts.tournament}
          any={texts.anyTournament}
          searchable
          options={tournamentOptions(tournaments.data?.data ?? [])}
          value={filters.tournament}
          onChange={(tournament) => change({ tournament })}
        />
        <TeamInput label={texts.team} value={filters.team} onChange={(team) => change({ team })} />
      </Filters>
      <Tabs
        label={texts.matches}
        tabs={[
          { id: 'upcoming', label: texts.upcomingMatches },
          { id: 'results', label: texts.results },
        ]}
        value={filters.show}
        onChange={(show) => change({ show })}
      />
      <TabPanel id={filters.show}>
        <LoadedPages
          list={list}
          label={texts.matches}
          skeleton={<SkeletonRows rows={10} height={48} />}
          empty={
            <NothingFits
              onClear={params.size > 0 ? () => setParams(new URLSearchParams()) : undefined}
            >
              {filters.show === 'results' ? texts.noResultFits : texts.noUpcomingMatchFits}
            </NothingFits>
          }
        >
          {(rows) => <MatchDays matches={rows} />}
        </LoadedPages>
      </TabPanel>
    </Page>
  );
}
