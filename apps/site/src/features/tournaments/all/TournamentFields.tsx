import { REGIONS } from '@mes/domain/tournament/name/tournament-name';
import { countActive, FilterSelect, Filters } from '../../../components/forms/Filters';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Switch } from '../../../components/forms/Switch';
import { TextInput } from '../../../components/forms/TextInput';
import * as texts from '../texts';
import type { TournamentFilters } from './filters';

interface TournamentFieldsProps {
  filters: TournamentFilters;
  onChange: (part: Partial<TournamentFilters>) => void;
  series: readonly string[];
  /** Whether there is a team that a tournament could fit. */
  hasTeam: boolean;
}

export function TournamentFields({ filters, onChange, series, hasTeam }: TournamentFieldsProps) {
  return (
    <>
      <Filters
        active={countActive([filters.series, filters.region, filters.season])}
        first={
          <TextInput
            label={texts.nameFilter}
            value={filters.named}
            maxLength={100}
            onChange={(named) => onChange({ named })}
          />
        }
      >
        <FilterSelect
          label={texts.series}
          any={texts.anySeries}
          options={series.map((value) => ({ value, label: value }))}
          value={filters.series}
          wide
          onChange={(chosen) => onChange({ series: chosen })}
        />
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
      {hasTeam && (
        <Switch
          label={texts.fitsMyTeam}
          checked={filters.fits}
          onChange={(fits) => onChange({ fits })}
        />
      )}
    </>
  );
}
