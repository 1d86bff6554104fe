import { channels } from '@mes/client/channels';
import type { Page as PageOf } from '@mes/contract/define';
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { ListedTournament, PastSeries as Series } from '@mes/contract/tournament-schemas';
import { seriesOf } from '@mes/domain/tournament/name/series';
import { lazy, Suspense } from 'react';
import { useLive } from '../../../api/use-live';
import { Page } from '../../../components/layout/Page';
import { Section } from '../../../components/layout/Section';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import { Loaded } from '../../../components/states/Loaded';
import type { QueryLike } from '../../../components/states/load-state';
import { NothingFits } from '../../../components/states/NothingFits';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { useUrlParams } from '../../../use-url-params';
import * as texts from '../texts';
import styles from './AllTournaments.module.css';
import { filtersFrom, pathWith, type TournamentFilters, toUrlParams } from './filters';
import { type ListedParts, partsOf } from './listed-parts';
import { PastSeries } from './PastSeries';
import { RunningCards } from './RunningCards';
import { type OwnSignupSlot, SignupRows } from './SignupRows';
import { StateTabs } from './StateTabs';
import { TournamentFields } from './TournamentFields';

const MonthCalendar = lazy(() => import('./MonthCalendar'));

interface AllTournamentsProps {
  current: QueryLike<PageOf<ListedTournament[]>>;
  past: QueryLike<Series[]>;
  /** Matches that are played now, and the next ones. */
  live: QueryLike<PageOf<MatchSummary[]>>;
  next: QueryLike<PageOf<MatchSummary[]>>;
  ownSignup: OwnSignupSlot;
  /** The ids of those that the own team can sign up for or has; null without a team. */
  fitting: ReadonlySet<string> | null;
}

/** Every tournament: what runs, what can be joined, what comes and what was. */
export function AllTournaments(props: AllTournamentsProps) {
  const { current, past, live, next, ownSignup, fitting } = props;
  const [params, setParams] = useUrlParams();
  const filters = filtersFrom(params);
  const change = (part: Partial<TournamentFilters>) =>
    setParams(toUrlParams({ ...filters, ...part }));
  useLive(channels.tournaments(), { reads: ['tournaments'] });
  useLive(channels.matches(), { reads: ['matches'] });
  const parts =
    current.data &&
    past.data &&
    partsOf({ current: current.data.data, past: past.data }, filters, fitting);
  const series = new Set([
    ...(current.data?.data ?? []).map(({ name }) => seriesOf(name)),
    ...(past.data ?? []).map(({ name }) => name),
    ...(filters.series === null ? [] : [filters.series]),
  ]);
  const query: QueryLike<unknown> = current.data ? past : current;
  return (
    <Page title={texts.tournaments} lead={texts.tournamentsLead}>
      <div className={styles.controls}>
        <TournamentFields
          filters={filters}
          onChange={change}
          series={[...series].toSorted((one, other) => one.localeCompare(other))}
          hasTeam={fitting !== null}
        />
        <div className={styles.tabs}>
          {filters.view === 'list' && <StateTabs filters={filters} counts={parts?.counts} />}
          <Tabs
            label={texts.view}
            tabs={[
              { id: 'list', label: texts.list },
              { id: 'calendar', label: texts.calendar },
            ]}
            value={filters.view}
            onChange={(view) => change({ view })}
            className={styles.view}
          />
        </div>
      </div>
      <TabPanel id={filters.view}>
        <div className={styles.sections}>
          <Loaded query={query} skeleton={<SkeletonRows rows={8} height={68} />}>
            {() =>
              parts &&
              (filters.view === 'calendar' ? (
                <Suspense fallback={<SkeletonRows rows={5} height={96} />}>
                  <MonthCalendar
                    tournaments={parts.all}
                    month={filters.month}
                    onMonth={(month) => change({ month })}
                  />
                </Suspense>
              ) : (
                <Parts
                  parts={parts}
                  filters={filters}
                  matches={[...(live.data?.data ?? []), ...(next.data?.data ?? [])]}
                  ownSignup={ownSignup}
                  onClear={() => setParams(new URLSearchParams())}
                />
              ))
            }
          </Loaded>
        </div>
      </TabPanel>
    </Page>
  );
}

interface PartsProps {
  parts: ListedParts;
  filters: TournamentFilters;
  matches: readonly MatchSummary[];
  ownSignup: OwnSignupSlot;
  onClear: () => void;
}

/** A part without a tournament is left out, unless it is the one that was chosen. */
function Parts({ parts, filters, matches, ownSignup, onClear }: PartsProps) {
  const { running, open, upcoming, past, counts } = parts;
  const isShown = (part: keyof typeof counts) =>
    counts[part] > 0 && (filters.show === 'all' || filters.show === part);
  const shown = (['running', 'open', 'upcoming', 'past'] as const).filter(isShown);
  if (shown.length === 0)
    return (
      <NothingFits onClear={toUrlParams(filters).size > 0 ? onClear : undefined}>
        {texts.noTournamentFits}
      </NothingFits>
    );
  return (
    <>
      {isShown('running') && (
        <Section title={texts.runningTournaments} count={counts.running}>
          <RunningCards tournaments={running} matches={matches} />
        </Section>
      )}
      {isShown('open') && (
        <Section title={texts.openTournaments} count={counts.open}>
          <SignupRows tournaments={open} ownSignup={ownSignup} />
        </Section>
      )}
      {isShown('upcoming') && (
        <Section title={texts.upcomingTournaments} count={counts.upcoming}>
          <SignupRows tournaments={upcoming} ownSignup={ownSignup} />
        </Section>
      )}
      {isShown('past') && (
        <Section title={texts.pastBySeries} count={counts.past}>
          <PastSeries
            series={past}
            pathOf={(series) => pathWith({ ...filters, show: 'past', series })}
          />
        </Section>
      )}
    </>
  );
}
