import { describe, expect, it } from 'vitest';
import { filtersIn, type SearchFilters, toAddress, toRequest } from './search-filters';

const NONE: SearchFilters = {
  tournament: null,
  team: '',
  versus: '',
  player: null,
  map: null,
  bestOf: null,
  state: null,
  from: null,
  to: null,
};

describe('the address of a search', () => {
  it('holds every filter and nothing else', () => {
    const filters: SearchFilters = {
      ...NONE,
      team: 'Night Harbor',
      map: 'Castello',
      bestOf: 3,
      state: 'live',
      from: 1_700_000_000_000,
    };
    const address = toAddress(filters);
    expect(filtersIn(address)).toEqual(filters);
    expect([...address.keys()]).toEqual(['team', 'map', 'bestOf', 'state', 'from']);
  });

  it.each(['map=Nowhere', 'bestOf=4', 'state=lost', 'from=yesterday', 'to=-1', 'tournament='])(
    'ignores %s',
    (text) => {
      expect(filtersIn(new URLSearchParams(text))).toEqual(NONE);
    },
  );
});

it('does not ask for a single letter, which the call would refuse', () => {
  expect(toRequest({ ...NONE, team: ' N', versus: 'Nova' })).toMatchObject({
    team: undefined,
    versus: 'Nova',
  });
});

it('asks for what is set only', () => {
  const request = toRequest({ ...NONE, team: '  Nova ', state: 'finished' });
  expect(JSON.parse(JSON.stringify(request))).toEqual({ team: 'Nova', states: ['finished'] });
});
