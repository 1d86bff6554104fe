import { STATISTICS_DAYS, TEAM_REGIONS } from '@mes/contract/vocabulary';
import type { ReactNode } from 'react';
import { countActive, Filters } from '../../components/forms/Filters';
import { Select } from '../../components/forms/Select';
import { interpolate } from '../../interpolate';
import { REGION_LABELS } from '../teams/labels';
import styles from './Boards.module.css';
import * as texts from './texts';

const ANY = 'any';
const REGIONS = [
  { value: ANY, label: texts.allRegions },
  ...TEAM_REGIONS.map((value) => ({ value, label: REGION_LABELS[value] })),
];

/** The value of a filter; null for no filter. */
interface FilterProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

/** The values of the filters, without the order. */
interface BoardFiltersProps {
  values: readonly (string | null)[];
  first?: ReactNode;
  children: ReactNode;
}

export function BoardFilters({ values, first, children }: BoardFiltersProps) {
  return (
    <div className={styles.filters}>
      <Filters active={countActive(values)} first={first}>
        {children}
      </Filters>
    </div>
  );
}

const TIMES = [
  { value: ANY, label: texts.allTime },
  ...STATISTICS_DAYS.map((days) => ({ value: String(days), label: texts.lastDays[days] })),
];

export function TimeFilter({ value, onChange }: FilterProps) {
  return (
    <Select
      label={texts.time}
      options={TIMES}
      value={value ?? ANY}
      onChange={(next) => onChange(next === ANY ? null : next)}
    />
  );
}

/** Undefined until the seasons are loaded. */
export type BoardSeasons = readonly number[] | undefined;

export function SeasonFilter({
  seasons = [],
  value,
  onChange,
}: FilterProps & { seasons: BoardSeasons }) {
  const options = [
    { value: ANY, label: texts.allSeasons },
    ...seasons.map((season) => ({
      value: String(season),
      label: season === 0 ? texts.worldChampionships : interpolate(texts.seasonNumber, { season }),
    })),
  ];
  return (
    <Select
      label={texts.season}
      options={options}
      value={value ?? ANY}
      onChange={(next) => onChange(next === ANY ? null : next)}
    />
  );
}

export function RegionFilter({ value, onChange }: FilterProps) {
  return (
    <Select
      label={texts.region}
      options={REGIONS}
      value={value ?? ANY}
      onChange={(next) => onChange(next === ANY ? null : next)}
    />
  );
}

const MINIMUMS = ['0', '3', '5', '10', '25', '50'];

interface MinimumFilterProps extends FilterProps {
  what: string;
  /** The least number where the address names none. */
  usual?: string;
}

export function MinimumFilter({ what, usual = '0', value, onChange }: MinimumFilterProps) {
  const options = MINIMUMS.map((minimum) => ({
    value: minimum,
    label: minimum === '0' ? texts.anyNumber : interpolate(texts.orMore, { least: minimum }),
  }));
  return (
    <Select
      label={what}
      options={options}
      value={value ?? usual}
      onChange={(next) => onChange(next === usual ? null : next)}
    />
  );
}
