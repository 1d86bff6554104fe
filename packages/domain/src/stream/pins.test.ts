import { describe, expect, it } from 'vitest';
import { parseOther } from './configuration';
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
    { label: 'no maps', pins: { Round: 'Final' }, isLive: true },
    { label: 'maps', pins: { Maps: ['Raid'] }, isLive: false },
    { label: 'all nine slots', pins: { mapVeto: Array(9).fill('Raid') }, isLive: false },
    { label: 'some slots', pins: { mapVeto: [...Array(8).fill('Raid'), null] }, isLive: true },
    {
      label: 'maps and a live veto',
      pins: { Maps: ['Raid'], other: '{"liveMapVeto":true}' },
      isLive: true,
    },
  ] as { label: string; pins: Pins; isLive: boolean }[])(
    'that name $label leave the veto live: $isLive',
    ({ pins, isLive }) => {
      const other = JSON.stringify({ liveMapVeto: true, servers: { Raid: 'EU 1' } });
      const shown = parseOther(withPins({ ...automatic, other }, pins).other);
      expect(shown.liveMapVeto).toBe(isLive);
    },
  );

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
