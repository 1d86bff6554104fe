import { channels } from '@mes/client/channels';
import type { Contract } from '@mes/contract';
import type { TournamentSummary } from '@mes/contract/tournament-schemas';
import { MATCH_STATES } from '@mes/contract/vocabulary';
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { BEST_OFS } from '@mes/domain/series/best-of';
import { useDeferredValue, useState } from 'react';
import { useLive } from '../../api/use-live';
import { listOf } from '../../api/use-page';
import { Button } from '../../components/Button';
import { DateTimeInput } from '../../components/forms/DateTimeInput';
import { Select } from '../../components/forms/Select';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { PlayerSearch } from '../../components/players/PlayerSearch';
import type { FoundPlayer } from '../../components/players/player';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import type { InitialRead } from '../../page-declaration';
import { useUrlParams } from '../../use-url-params';
import { STATE_LABELS } from './labels';
import { MatchRows } from './MatchRows';
import styles from './MatchSearch.module.css';
import { headToHeadPath } from './paths';
import { filtersFrom, type SearchFilters, toRequest, toUrlParams } from './search-filters';
import { TeamFilter } from './TeamFilter';
import * as texts from './texts';
import { tournamentOptions } from './tournament-options';

const ANY = 'any';

interface MatchSearchProps {
  matches: InitialRead<Contract['matches']['find']>;
  tournaments?: readonly TournamentSummary[];
}

/** All matches, newest first, with filters that are kept in the URL. */
export function MatchSearch({ matches, tournaments }: MatchSearchProps) {
  const [params, setParams] = useUrlParams();
  const filters = filtersFrom(params);
  const change = (part: Partial<SearchFilters>) => setParams(toUrlParams({ ...filters, ...part }));
  const request = useDeferredValue(JSON.stringify(toRequest(filters)));
  const list = usePagedList({
    ...listOf(matches),
    filters: JSON.parse(request) as ReturnType<typeof toRequest>,
  });
  useLive(channels.matches(), { reads: ['matches'] });

  return (
    <>
      <Filters filters={filters} tournaments={tournaments} onChange={change} />
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
            <EmptyRow
              action={
                <Button variant="quiet" onClick={() => setParams(new URLSearchParams())}>
                  {texts.clearFilters}
                </Button>
              }
            >
              {texts.noMatchFits}
            </EmptyRow>
          }
        >
          {(rows) => <MatchRows matches={rows} />}
        </LoadedPages>
      </Section>
    </>
  );
}

interface FiltersProps extends Pick<MatchSearchProps, 'tournaments'> {
  filters: SearchFilters;
  onChange: (part: Partial<SearchFilters>) => void;
}

function Filters({ filters, tournaments = [], onChange }: FiltersProps) {
  return (
    <Panel pad>
      <search className={styles.filters}>
        <Select
          label={texts.tournament}
          className={styles.wide}
          searchable
          options={withAny(texts.anyTournament, tournamentOptions(tournaments))}
          value={filters.tournament ?? ANY}
          onChange={(value) => onChange({ tournament: value === ANY ? null : value })}
        />
        <TeamFilter
          label={texts.team}
          value={filters.team}
          onChange={(team) => onChange({ team })}
        />
        <TeamFilter
          label={texts.against}
          value={filters.versus}
          onChange={(versus) => onChange({ versus })}
        />
        <PlayerFilter player={filters.player} onChange={(player) => onChange({ player })} />
        <Select
          label={texts.map}
          options={withAny(texts.anyMap, DEFUSE_MAPS.map(toOption))}
          value={filters.map ?? ANY}
          onChange={(value) => onChange({ map: DEFUSE_MAPS.find((map) => map === value) ?? null })}
        />
        <Select
          label={texts.bestOf}
          options={withAny(
            texts.anyLength,
            BEST_OFS.map((bestOf) => ({
              value: `${bestOf}`,
              label: interpolate(texts.bestOfMaps, { maps: bestOf }),
            })),
          )}
          value={`${filters.bestOf ?? ANY}`}
          onChange={(value) =>
            onChange({ bestOf: BEST_OFS.find((bestOf) => `${bestOf}` === value) ?? null })
          }
        />
        <Select
          label={texts.state}
          options={withAny(
            texts.anyState,
            MATCH_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
          )}
          value={filters.state ?? ANY}
          onChange={(value) =>
            onChange({ state: MATCH_STATES.find((state) => state === value) ?? null })
          }
        />
        <DateTimeInput
          label={texts.from}
          className={styles.wide}
          value={filters.from}
          onChange={(from) => onChange({ from })}
        />
        <DateTimeInput
          label={texts.to}
          className={styles.wide}
          value={filters.to}
          onChange={(to) => onChange({ to })}
        />
      </search>
    </Panel>
  );
}

/** The URL has only the id of the player; the name is known only after a choice on this page. */
function PlayerFilter({
  player,
  onChange,
}: {
  player: string | null;
  onChange: (player: string | null) => void;
}) {
  const [chosen, setChosen] = useState<FoundPlayer | null>(null);
  const shown = chosen?.ID === player ? chosen : null;
  return (
    <PlayerSearch
      label={texts.player}
      placeholder={texts.nameOrId}
      value={player === null ? null : (shown ?? { ID: player, name: player })}
      onChange={(found) => {
        setChosen(found);
        onChange(found?.ID ?? null);
      }}
    />
  );
}

function withAny<Value extends string>(
  label: string,
  options: readonly { value: Value; label: string }[],
) {
  return [{ value: ANY, label }, ...options];
}

function toOption<Name extends string>(value: Name) {
  return { value, label: value };
}
