import type { Configuration } from './from-series';

/**
 * A stream that follows a series shows what the series says, but for what an operator has set by
 * hand: that is pinned until it is unpinned or another series is linked.
 */
export type Pins = Partial<Omit<Configuration, 'matchup'>> & {
  readonly format?: Configuration['matchup']['format'];
  readonly mapVeto?: Configuration['matchup']['mapVeto'];
};

export type PinnedField = keyof Pins;

export function withPins(followed: Configuration, pins: Pins): Configuration {
  const { format, mapVeto, ...fields } = pins;
  return {
    ...followed,
    ...fields,
    matchup: {
      ...followed.matchup,
      ...(format === undefined ? {} : { format }),
      ...(mapVeto === undefined ? {} : { mapVeto }),
    },
  };
}

/** A field that was set back to what the series says is followed again. */
export function pinsAfter(pins: Pins, edit: Pins, followed: Configuration): Pins {
  const said = asPins(followed);
  const entries = Object.entries({ ...pins, ...edit }).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(said[field as PinnedField]),
  );
  return Object.fromEntries(entries);
}

function asPins({ matchup: { format, mapVeto }, ...fields }: Configuration): Required<Pins> {
  return { ...fields, format, mapVeto };
}
