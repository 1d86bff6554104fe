import { describe, expect, it } from 'vitest';
import { vetoStrip } from './veto-strip';

describe('the strip of the map veto scene', () => {
  it('shows the team of each ban and pick, and the open slot', () => {
    const strip = vetoStrip('BO3', [
      'Soar',
      'Village',
      'Canals',
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(strip.map(({ by }) => by)).toEqual(['A', 'B', 'A', 'B', 'A', 'B', null, null, null]);
    expect(strip.map(({ map }) => map).slice(0, 4)).toEqual(['Soar', 'Village', 'Canals', null]);
    expect(strip.map(({ open }) => open).indexOf(true)).toBe(3);
    expect(strip.filter(({ open }) => open)).toHaveLength(1);
  });

  it('starts with the other team if that has the first turn', () => {
    const strip = vetoStrip('BO2', [], 'B');
    expect(strip.map(({ by }) => by).slice(0, 5)).toEqual(['B', 'A', 'B', 'A', null]);
    expect(strip).toHaveLength(9);
  });

  it('has no open slot once all are filled', () => {
    const maps = [
      'Plaza',
      'Canals',
      'Legacy',
      'Grounded',
      'Bureau',
      'Raid',
      'Port',
      'Soar',
      'Village',
    ] as const;
    expect(vetoStrip('BO1', maps).some(({ open }) => open)).toBe(false);
  });
});
