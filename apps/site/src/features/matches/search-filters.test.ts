import { describe, expect, it } from 'vitest';
import { filtersFrom, type MatchFilters, toRequest, toUrlParams } from './search-filters';

const NONE: MatchFilters = {
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

describe('the URL of a search', () => {
  it('contains every filter that is set and nothing else', () => {
    const filters: MatchFilters = {
      ...NONE,
      team: 'Night Harbor',
      map: 'Castello',
      bestOf: 3,
      state: 'live',
      from: 1_700_000_000_000,
    };
    const params = toUrlParams(filters);
    expect(filtersFrom(params)).toEqual(filters);
    expect([...params.keys()]).toEqual(['team', 'map', 'bestOf', 'state', 'from']);
  });

  it.each(['map=Nowhere', 'bestOf=4', 'state=lost', 'from=yesterday', 'to=-1', 'tournament='])(
    'ignores %s',
    (text) => {
      expect(filtersFrom(new URLSearchParams(text))).toEqual(NONE);
    },
  );
});

it('does not send a single letter, which the call would refuse', () => {
  expect(toRequest({ ...NONE, team: ' N', versus: 'Nova' })).toMatchObject({
    team: undefined,
    versus: 'Nova',
  });
});

it('sends only filters that are set', () => {
  const request = toRequest({ ...NONE, team: '  Nova ', state: 'finished' });
  expect(JSON.parse(JSON.stringify(request))).toEqual({ team: 'Nova', states: ['finished'] });
});
