import type { PlayerStatistics } from '@mes/contract/player-statistics';
import { STATISTICS_DAYS } from '@mes/contract/vocabulary';
import { Button } from '../../../components/Button';
import { countActive, Filters } from '../../../components/forms/Filters';
import { Select } from '../../../components/forms/Select';
import { interpolate } from '../../../interpolate';
import type { PlayerFilter } from './filter-input';
import styles from './PlayerFilters.module.css';
import * as texts from './texts';

const ANY = '';

interface PlayerFiltersProps {
  choices: PlayerStatistics['choices'];
  totals: PlayerStatistics['totals'];
  values: Readonly<Record<PlayerFilter, string | null>>;
  onChange: (filter: PlayerFilter, value: string | null) => void;
  onClear: () => void;
}

/** Time, tournament, opponent and map: every figure of the page follows them. */
export function PlayerFilters({ choices, totals, values, onChange, onClear }: PlayerFiltersProps) {
  const select = (
    filter: PlayerFilter,
    label: string,
    { all, options }: { all: string; options: readonly { value: string; label: string }[] },
  ) => (
    <Select
      label={label}
      options={withChosen([{ value: ANY, label: all }, ...options], values[filter])}
      value={values[filter] ?? ANY}
      onChange={(value) => onChange(filter, value === ANY ? null : value)}
    />
  );
  const { maps, mapWins: wins, mapLosses: losses } = totals;
  const isFiltered = Object.values(values).some((value) => value !== null);
  return (
    <div className={styles.filters}>
      <Filters active={countActive(Object.values(values))}>
        {select('time', texts.time, {
          all: texts.allTime,
          options: STATISTICS_DAYS.map((days) => ({
            value: String(days),
            label: texts.lastDays[days],
          })),
        })}
        {select('tournament', texts.tournament, {
          all: texts.allTournaments,
          options: choices.tournaments.map(({ id, name }) => ({ value: id, label: name })),
        })}
        {select('against', texts.against, {
          all: texts.anyone,
          options: choices.opponents.map((name) => ({ value: name, label: name })),
        })}
        {select('map', texts.map, {
          all: texts.allMaps,
          options: choices.maps.map((map) => ({ value: map, label: map })),
        })}
      </Filters>
      <div className={styles.counted}>
        <span role="status">
          {interpolate(maps === 1 ? texts.oneMap : texts.mapCount, { maps, wins, losses })}
        </span>
        {isFiltered && (
          <Button variant="quiet" size="sm" onClick={onClear}>
            {texts.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A value of the address that nobody offers is shown as it is, so that it can be taken away. */
function withChosen(options: { value: string; label: string }[], chosen: string | null) {
  const isOffered = chosen === null || options.some(({ value }) => value === chosen);
  return isOffered ? options : [...options, { value: chosen, label: chosen }];
}
