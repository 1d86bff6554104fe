import type { Clip } from '@mes/contract/highlight-schemas';
import { CLIP_KINDS, CLIP_RATINGS, CLIP_STATES } from '@mes/domain/highlights/clips';
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { api } from '../../api/client';
import { Button } from '../../components/Button';
import { countActive, FilterSelect, Filters } from '../../components/forms/Filters';
import { TextInput } from '../../components/forms/TextInput';
import { Section } from '../../components/layout/Section';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { PlayerFilter } from '../../components/players/PlayerFilter';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { useNow } from '../../components/text/use-now';
import { useUrlParams } from '../../use-url-params';
import { TeamInput } from '../matches/TeamInput';
import { useTournamentOptions } from '../matches/tournament-options';
import { ClipGrid } from './ClipCard';
import styles from './ClipSearch.module.css';
import {
  type ClipFilterName,
  type ClipPeriod,
  FILTER_NAMES,
  hasFilters,
  PERIODS,
  requestFrom,
} from './clip-filters';
import { CLIP_STATE_LABELS, KIND_LABELS, PERIOD_LABELS } from './labels';
import { CLIPS_SHOWN } from './paths';
import * as texts from './texts';

const HOUR_MS = 3_600_000;
/** All but the text, which is always visible. */
const FIELDS = FILTER_NAMES.filter((name) => name !== 'query');

interface ClipSearchProps {
  /** The newest ones, which are there already. */
  first?: readonly Clip[];
  total?: number;
  /** Also clips that are not published. */
  withStates?: boolean;
}

/** All clips with filters, which are kept in the URL. */
export function ClipSearch({ first, total, withStates = false }: ClipSearchProps) {
  const [params, setParams] = useUrlParams();
  const [isOpen, setIsOpen] = useState(false);
  const isFiltered = hasFilters(params);
  const now = useNow(HOUR_MS);
  const showsFirst = first !== undefined && !isFiltered && !isOpen;
  const change = (name: ClipFilterName, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setIsOpen(true);
    setParams(next);
  };
  const filters = useDeferredValue(JSON.stringify(requestFrom(params, now)));
  const list = usePagedList({
    key: ['highlights', 'search'],
    filters: JSON.parse(filters) as ReturnType<typeof requestFrom>,
    size: CLIPS_SHOWN,
    enabled: !showsFirst,
    load: (request, options) => api.highlights.search(request, options),
  });
  const isMore = showsFirst && (total ?? 0) > first.length;
  return (
    <Section
      title={isFiltered ? texts.clips : texts.newest}
      count={(showsFirst ? total : list.total)?.toLocaleString('en')}
    >
      <div className={styles.filters}>
        <ClipFilters
          {...{ params, withStates }}
          onChange={change}
          onReset={() => setParams(new URLSearchParams())}
        />
      </div>
      {showsFirst ? (
        first.length === 0 ? (
          <EmptyRow>{texts.noClips}</EmptyRow>
        ) : (
          <div className={styles.list}>
            <ClipGrid clips={first} />
            {isMore && (
              <Button variant="ghost" onClick={() => setIsOpen(true)}>
                {texts.allClips}
              </Button>
            )}
          </div>
        )
      ) : (
        <LoadedPages
          list={list}
          label={texts.pagesOfClips}
          skeleton={<SkeletonRows rows={3} height={220} />}
          empty={<EmptyRow>{isFiltered ? texts.nothingFound : texts.noClips}</EmptyRow>}
        >
          {(clips) => <ClipGrid clips={clips} />}
        </LoadedPages>
      )}
    </Section>
  );
}

interface ClipFiltersProps {
  params: URLSearchParams;
  withStates: boolean;
  onChange: (name: ClipFilterName, value: string) => void;
  onReset: () => void;
}

function ClipFilters({ params, withStates, onChange, onReset }: ClipFiltersProps) {
  const tournaments = useTournamentOptions();
  const choice = (
    name: ClipFilterName,
    label: string,
    options: readonly { value: string; label: string }[],
    any: string = texts.any,
  ) => (
    <FilterSelect
      label={label}
      any={any}
      options={options}
      value={params.get(name)}
      onChange={(value) => onChange(name, value ?? '')}
    />
  );
  return (
    <Filters
      label={texts.search}
      active={countActive(FIELDS.map((name) => params.get(name)))}
      first={
        <TextInput
          label={texts.text}
          type="search"
          icon={<IconSearch stroke={1.75} aria-hidden="true" />}
          value={params.get('query') ?? ''}
          maxLength={200}
          onChange={(value) => onChange('query', value)}
        />
      }
    >
      <PlayerFilter
        label={texts.player}
        player={params.get('player')}
        onChange={(player) => onChange('player', player ?? '')}
      />
      <TeamInput
        label={texts.team}
        value={params.get('team') ?? ''}
        onChange={(value) => onChange('team', value)}
      />
      {choice('tournament', texts.tournament, tournaments)}
      {choice(
        'kind',
        texts.kind,
        CLIP_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] })),
      )}
      {choice(
        'map',
        texts.map,
        DEFUSE_MAPS.map((map) => ({ value: map, label: map })),
      )}
      {choice(
        'rating',
        texts.atLeast,
        CLIP_RATINGS.map((rating) => ({ value: String(rating), label: String(rating) })),
      )}
      {choice(
        'since',
        texts.time,
        (Object.keys(PERIODS) as ClipPeriod[]).map((value) => ({
          value,
          label: PERIOD_LABELS[value],
        })),
      )}
      {choice('order', texts.order, [{ value: 'best', label: texts.mostLiked }], texts.newest)}
      {withStates &&
        choice(
          'state',
          texts.state,
          CLIP_STATES.filter((state) => state !== 'published').map((state) => ({
            value: state,
            label: CLIP_STATE_LABELS[state],
          })),
          CLIP_STATE_LABELS.published,
        )}
      {hasFilters(params) && (
        <div className={styles.reset}>
          <Button variant="quiet" onClick={onReset}>
            {texts.resetFilters}
          </Button>
        </div>
      )}
    </Filters>
  );
}
