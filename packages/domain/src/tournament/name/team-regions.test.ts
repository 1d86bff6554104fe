import { describe, expect, it } from 'vitest';
import { TEAM_REGIONS } from '../../teams/regions';
import { teamRegionsOf } from './team-regions';
import { REGIONS } from './tournament-name';

describe('the regions that a tournament is for', () => {
  it('are all where it names none', () => {
    expect(teamRegionsOf(null)).toEqual([]);
    expect(teamRegionsOf('Global')).toEqual([]);
  });

  it.each([
    ['EU', ['EU']],
    ['SA', ['SA']],
    ['Eurasia', ['EU', 'AS']],
    ['Americas', ['NA', 'SA']],
  ] as const)('of %s are %s', (region, regions) => {
    expect(teamRegionsOf(region)).toEqual(regions);
  });

  it('are regions that teams can be from', () => {
    for (const region of REGIONS)
      for (const each of teamRegionsOf(region)) expect(TEAM_REGIONS).toContain(each);
  });
});
