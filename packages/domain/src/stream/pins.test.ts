import { describe, expect, it } from 'vitest';
import { type Pins, updatePins, withPins } from './pins';
import type { SeriesConfiguration } from './series-configuration';

const automatic: SeriesConfiguration = {
  Tournament: 'Embers;E1',
  Round: 'Upper final',
  Score1: 1,
  Score2: 0,
  BestOf: 3,
  Maps: ['Canals', 'Raid'],
  Winners: ['A', null],
  normTeam1: 'Night Harbor',
  normTeam2: 'Iron Lanterns',
  other: '{}',
  matchup: { id: 'm1', format: 'BO3', mapVeto: Array(9).fill(null) },
};

describe('pins', () => {
  it('override the values of the series', () => {
    const shown = withPins(automatic, { Round: 'Grand final', format: 'BO3_' });
    expect(shown).toEqual({
      ...automatic,
      Round: 'Grand final',
      matchup: { ...automatic.matchup, format: 'BO3_' },
    });
  });

  it.each([
    { label: 'an edit', pins: {}, edit: { Round: 'Final' }, left: { Round: 'Final' } },
    { label: 'the same again', pins: {}, edit: { Round: 'Upper final' }, left: {} },
    { label: 'setting back', pins: { Round: 'Final' }, edit: { Round: 'Upper final' }, left: {} },
    {
      label: 'an equal list',
      pins: { Score1: 2 },
      edit: { Maps: ['Canals', 'Raid'] },
      left: { Score1: 2 },
    },
  ] as { label: string; pins: Pins; edit: Pins; left: Pins }[])(
    'after $label are what differs from the series',
    ({ pins, edit, left }) => {
      expect(updatePins(pins, edit, automatic)).toEqual(left);
    },
  );
});
