import { describe, expect, it } from 'vitest';
import { filtersFrom, toRequest, withFilters } from './performance-filters';

const DAY = 86_400_000;
const NOW = 20_000 * DAY + 5_000;
const from = (query: string) => filtersFrom(new URLSearchParams(query));

describe('the filters of the performance panel', () => {
  it('are read from the address, and ignored if they make no sense', () => {
    expect(from('time=90&tournament=CupS1&against=Ember&map=Plaza')).toEqual({
      ...{ time: '90', tournament: 'CupS1', against: 'Ember', map: 'Plaza' },
    });
    expect(from('time=7&tournament=+&map=Atlantis')).toEqual({
      ...{ time: null, tournament: null, against: null, map: null },
    });
  });

  it('keep what else is in the address', () => {
    const params = new URLSearchParams('versus=Ember&map=Plaza');
    expect(withFilters(params, { map: null, time: '30' }).toString()).toBe('versus=Ember&time=30');
  });

  it('ask for whole days', () => {
    expect(toRequest('Nova', from('time=30'), NOW)).toEqual({
      ...{ team: 'Nova', startDate: 19_970 * DAY },
    });
    expect(toRequest('Nova', from('time=30'), NOW + 1_000)).toEqual(
      toRequest('Nova', from('time=30'), NOW),
    );
    expect(toRequest('Nova', from('tournament=CupS1&against=Ember'), NOW)).toEqual({
      ...{ team: 'Nova', tournaments: ['CupS1'], versus: 'Ember' },
    });
  });
});
