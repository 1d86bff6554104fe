import { endLiveVeto } from './configuration';
import type { SeriesConfiguration } from './series-configuration';

/**
 * Fields that an operator has set by hand. They override the values of the linked series until they
 * are unpinned or another series is linked.
 */
export type Pins = Partial<Omit<SeriesConfiguration, 'matchup'>> & {
  readonly format?: SeriesConfiguration['matchup']['format'];
  readonly mapVeto?: SeriesConfiguration['matchup']['mapVeto'];
};

export type PinnedField = keyof Pins;

/** Maps that are named by hand end the veto, unless what was set by hand says that it runs. */
export function withPins(automatic: SeriesConfiguration, pins: Pins): SeriesConfiguration {
  const { format, mapVeto, ...fields } = pins;
  const areMapsNamed = (pins.Maps?.length ?? 0) > 0 || mapVeto?.every((map) => map !== null);
  return {
    ...automatic,
    ...(areMapsNamed ? { other: endLiveVeto(automatic.other) } : {}),
    ...fields,
    matchup: {
      ...automatic.matchup,
      ...(format === undefined ? {} : { format }),
      ...(mapVeto === undefined ? {} : { mapVeto }),
    },
  };
}

/** A field that is set to the value of the series is no longer pinned. */
export function updatePins(pins: Pins, edit: Pins, automatic: SeriesConfiguration): Pins {
  const automaticValues = toPins(automatic);
  const entries = Object.entries({ ...pins, ...edit }).filter(
    ([field, value]) =>
      JSON.stringify(value) !== JSON.stringify(automaticValues[field as PinnedField]),
  );
  return Object.fromEntries(entries);
}

function toPins({ matchup: { format, mapVeto }, ...fields }: SeriesConfiguration): Required<Pins> {
  return { ...fields, format, mapVeto };
}
