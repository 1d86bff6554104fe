import { channels } from '@mes/client/channels';
import type { Contract } from '@mes/contract';
import type { Page as PageOf } from '@mes/contract/define';
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { ListedTournament } from '@mes/contract/tournament-schemas';
import { REGIONS } from '@mes/domain/tournament/name/tournament-name';
import { useDeferredValue } from 'react';
import { useLive } from '../../../api/use-live';
import { listOf } from '../../../api/use-page';
import { FilterSelect, Filters, WideFilter } from '../../../components/forms/Filters';
import { NumberInput } from '../../../components/forms/NumberInput';
import { TextInput } from '../../../components/forms/TextInput';
import { Page } from '../../../components/layout/Page';
import { Section } from '../../../components/layout/Section';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import { LoadedPages } from '../../../components/lists/LoadedPages';
import { usePagedList } from '../../../components/lists/use-paged-list';
import { Loaded } from '../../../components/states/Loaded';
import type { QueryLike } from '../../../components/states/load-state';
import { NothingFits } from '../../../components/states/NothingFits';
import { SkeletonRows } from '../../../components/states/Skeleton';
import type { InitialRead } from '../../../page-declaration';
import { useUrlParams } from '../../../use-url-params';
import * as texts from '../texts';
import styles from './AllTournaments.module.css';
import { filtersFrom, type TournamentFilters, toRequest, toUrlParams } from './filters';
import { MonthCalendar } from './MonthCalendar';
import { RunningCards } from './RunningCards';
import { type OwnSignupSlot, SignupRows } from './SignupRows';
import { TournamentRows } from './TournamentRows';

interface AllTournamentsProps {
  current: QueryLike<PageOf<ListedTournament[]>>;
  past: InitialRead<Contract['tournaments']['list']>;
  /** Matches that are played now, and the next ones. */
  live: QueryLike<PageOf<MatchSummary[]>>;
  next: QueryLike<PageOf<MatchSummary[]>>;
  ownSignup: OwnSignupSlot;
}

/** Every tournament: what runs, what can be joined, what comes and what was. */
export function AllTournaments({ current, past, live, next, ownSignup }: AllTournamentsProps) {
  const [params, setParams] = useUrlParams();
  const filters = filtersFrom(params);
  const change = (part: Partial<TournamentFilters>) =>
    setParams(toUrlParams({ ...filters, ...part }));
  const request = useDeferredValue(JSON.stringify({ ...toRequest(filters), finished: true }));
  const list = usePagedList({
    ...listOf(past),
    filters: JSON.parse(request) as ReturnType<typeof toRequest> & { finished: true },
  });
  useLive(channels.tournaments(), { reads: ['tournaments'] });
  useLive(channels.matches(), { reads: ['matches'] });
  return (
    <Page title={texts.tournaments} lead={texts.tournamentsLead}>
      <div className={styles.controls}>
        <TournamentFields filters={filters} onChange={change} />
        <Tabs
          label={texts.view}
          tabs={[
            { id: 'list', label: texts.list },
            { id: 'calendar', label: texts.calendar },
          ]}
          value={filters.view}
          onChange={(view) => change({ view })}
        />
      </div>
      <TabPanel id={filters.view}>
        <div className={styles.sections}>
          <Loaded query={current} skeleton={<SkeletonRows rows={5} height={68} />}>
            {({ data }) =>
              filters.view === 'calendar' ? (
                <MonthCalendar
                  tournaments={[...data, ...list.rows]}
                  month={filters.month}
                  onMonth={(month) => change({ month })}
                />
              ) : (
                <CurrentSections
                  tournaments={data}
                  matches={[...(live.data?.data ?? []), ...(next.data?.data ?? [])]}
                  ownSignup={ownSignup}
                />
              )
            }
          </Loaded>
          {filters.view === 'list' && (
            <Section title={texts.pastTournaments} count={list.total}>
              <LoadedPages
                list={list}
                label={texts.pastTournaments}
                skeleton={<SkeletonRows rows={8} height={68} />}
                empty={
                  <NothingFits onClear={() => setParams(new URLSearchParams())}>
                    {texts.noTournamentFits}
                  </NothingFits>
                }
              >
                {(rows) => <TournamentRows tournaments={rows} />}
              </LoadedPages>
            </Section>
          )}
        </div>
      </TabPanel>
    </Page>
  );
}

interface CurrentSectionsProps {
  tournaments: readonly ListedTournament[];
  matches: readonly MatchSummary[];
  ownSignup: OwnSignupSlot;
}

/** A section without a tournament is left out: past ones are always there. */
function CurrentSections({ tournaments, matches, ownSignup }: CurrentSectionsProps) {
  const running = tournaments.filter(({ state }) => state === 'running');
  const open = tournaments.filter(({ state }) => state === 'signup_open');
  const upcoming = tournaments.filter(
    ({ state }) => state !== 'running' && state !== 'signup_open',
  );
  return (
    <>
      {running.length > 0 && (
        <Section title={texts.runningTournaments} count={running.length}>
          <RunningCards tournaments={byDate(running, 'startsAt')} matches={matches} />
        </Section>
      )}
      {open.length > 0 && (
        <Section title={texts.openTournaments} count={open.length}>
          <SignupRows tournaments={byDate(open, 'close')} ownSignup={ownSignup} />
        </Section>
      )}
      {upcoming.length > 0 && (
        <Section title={texts.upcomingTournaments} count={upcoming.length}>
          <SignupRows tournaments={byDate(upcoming, 'startsAt')} ownSignup={ownSignup} />
        </Section>
      )}
    </>
  );
}

/** The next one first; those without a date come last. */
function byDate(
  tournaments: readonly ListedTournament[],
  date: 'startsAt' | 'close',
): ListedTournament[] {
  const dateOf = ({ startsAt, signup }: ListedTournament) =>
    (date === 'close' ? signup.close : startsAt) ?? Number.POSITIVE_INFINITY;
  return tournaments.toSorted((one, other) => dateOf(one) - dateOf(other));
}

function TournamentFields({
  filters,
  onChange,
}: {
  filters: TournamentFilters;
  onChange: (part: Partial<TournamentFilters>) => void;
}) {
  return (
    <Filters>
      <WideFilter>
        <TextInput
          label={texts.seriesOrName}
          value={filters.named}
          maxLength={100}
          onChange={(named) => onChange({ named })}
        />
      </WideFilter>
      <FilterSelect
        label={texts.region}
        any={texts.anyRegion}
        options={REGIONS.map((value) => ({ value, label: value }))}
        value={filters.region}
        onChange={(region) => onChange({ region })}
      />
      <NumberInput
        label={texts.seasonNumber}
        value={filters.season}
        min={1}
        max={9_999}
        onChange={(season) => onChange({ season })}
      />
    </Filters>
  );
}
