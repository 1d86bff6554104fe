import { channels } from '@mes/client/channels';
import type { Contract } from '@mes/contract';
import type { TournamentSummary } from '@mes/contract/tournament-schemas';
import { MATCH_STATES } from '@mes/contract/vocabulary';
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { BEST_OFS } from '@mes/domain/series/best-of';
import { useDeferredValue } from 'react';
import { useLive } from '../../api/use-live';
import { listOf } from '../../api/use-page';
import { DateTimeInput } from '../../components/forms/DateTimeInput';
import { countActive, FilterSelect, Filters, WideFilter } from '../../components/forms/Filters';
import { Section } from '../../components/layout/Section';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { PlayerFilter } from '../../components/players/PlayerFilter';
import { NothingFits } from '../../components/states/NothingFits';
import { SkeletonRows } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import type { InitialRead } from '../../page-declaration';
import { useUrlParams } from '../../use-url-params';
import { STATE_LABELS } from './labels';
import { MatchRows } from './MatchRows';
import { headToHeadPath } from './paths';
import { filtersFrom, type MatchFilters, toRequest, toUrlParams } from './search-filters';
import { TeamFilter } from './TeamFilter';
import * as texts from './texts';
import { tournamentOptions } from './tournament-options';

interface MatchSearchProps {
  matches: InitialRead<Contract['matches']['find']>;
  tournaments?: readonly TournamentSummary[];
}

/** All matches, newest first, with filters that are kept in the URL. */
export function MatchSearch({ matches, tournaments }: MatchSearchProps) {
  const [params, setParams] = useUrlParams();
  const filters = filtersFrom(params);
  const change = (part: Partial<MatchFilters>) => setParams(toUrlParams({ ...filters, ...part }));
  const request = useDeferredValue(JSON.stringify(toRequest(filters)));
  const list = usePagedList({
    ...listOf(matches),
    filters: JSON.parse(request) as ReturnType<typeof toRequest>,
  });
  useLive(channels.matches(), { reads: ['matches'] });

  return (
    <>
      <MatchFields filters={filters} tournaments={tournaments} onChange={change} />
      <Section
        title={texts.matches}
        count={list.total?.toLocaleString('en')}
        more={
          filters.team && filters.versus
            ? { to: headToHeadPath(filters.team, filters.versus), label: texts.headToHead }
            : undefined
        }
      >
        <LoadedPages
          list={list}
          label={texts.matches}
          skeleton={<SkeletonRows rows={10} height={48} />}
          empty={
            <NothingFits onClear={() => setParams(new URLSearchParams())}>
              {texts.noMatchFits}
            </NothingFits>
          }
        >
          {(rows) => <MatchRows matches={rows} />}
        </LoadedPages>
      </Section>
    </>
  );
}

interface MatchFieldsProps extends Pick<MatchSearchProps, 'tournaments'> {
  filters: MatchFilters;
  onChange: (part: Partial<MatchFilters>) => void;
}

function MatchFields({ filters, tournaments = [], onChange }: MatchFieldsProps) {
  return (
    <Filters active={countActive(Object.values(filters))}>
      <FilterSelect
        label={texts.tournament}
        any={texts.anyTournament}
        searchable
        wide
        options={tournamentOptions(tournaments)}
        value={filters.tournament}
        onChange={(tournament) => onChange({ tournament })}
      />
      <TeamFilter label={texts.team} value={filters.team} onChange={(team) => onChange({ team })} />
      <TeamFilter
        label={texts.against}
        value={filters.versus}
        onChange={(versus) => onChange({ versus })}
      />
      <PlayerFilter
        label={texts.player}
        placeholder={texts.nameOrId}
        player={filters.player}
        onChange={(player) => onChange({ player })}
      />
      <FilterSelect
        label={texts.map}
        any={texts.anyMap}
        options={DEFUSE_MAPS.map((value) => ({ value, label: value }))}
        value={filters.map}
        onChange={(map) => onChange({ map })}
      />
      <FilterSelect
        label={texts.bestOf}
        any={texts.anyLength}
        options={BEST_OFS.map((bestOf) => ({
          value: `${bestOf}`,
          label: interpolate(texts.bestOfMaps, { maps: bestOf }),
        }))}
        value={filters.bestOf === null ? null : `${filters.bestOf}`}
        onChange={(value) =>
          onChange({ bestOf: BEST_OFS.find((bestOf) => `${bestOf}` === value) ?? null })
        }
      />
      <FilterSelect
        label={texts.state}
        any={texts.anyState}
        options={MATCH_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))}
        value={filters.state}
        onChange={(state) => onChange({ state })}
      />
      <WideFilter>
        <DateTimeInput
          label={texts.from}
          value={filters.from}
          onChange={(from) => onChange({ from })}
        />
      </WideFilter>
      <WideFilter>
        <DateTimeInput label={texts.to} value={filters.to} onChange={(to) => onChange({ to })} />
      </WideFilter>
    </Filters>
  );
}
