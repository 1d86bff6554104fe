import { describe, expect, it } from 'vitest';
import { DEFUSE_MAPS, MAP_SLOTS } from '../maps/maps';
import { BEST_OFS } from '../series/best-of';
import { bestOfFormat, defaultFormat, VETO_FORMATS, VETO_SEQUENCES } from './formats';

describe('veto formats', () => {
  it('has ten different defuse maps for nine slots', () => {
    expect(new Set(DEFUSE_MAPS).size).toBe(10);
    expect(MAP_SLOTS).toBe(9);
  });

  it.each([
    ['BO1', '000000233'],
    ['BO2', '001133333'],
    ['BO3', '001100233'],
    ['BO3_', '112333333'],
    ['BO5', '001111233'],
    ['BO7', '111111233'],
  ] as const)('%s fills its slots as %s', (format, codes) => {
    expect(VETO_SEQUENCES[format].join('')).toBe(codes);
  });

  it.each(VETO_FORMATS)('%s plays as many maps as its best-of', (format) => {
    const played = VETO_SEQUENCES[format].filter((code) => code === 1 || code === 2);
    expect(played).toHaveLength(bestOfFormat(format));
  });

  it.each(BEST_OFS)('the default format of best of %i has that best-of', (bestOf) => {
    expect(bestOfFormat(defaultFormat(bestOf))).toBe(bestOf);
  });
});
