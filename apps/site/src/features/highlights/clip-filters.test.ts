import { expect, it } from 'vitest';
import { hasFilters, requestFrom } from './clip-filters';

const NOW = Date.UTC(2026, 5, 15, 13, 45);

it.each([
  { address: '', request: {} },
  { address: 'query=+ace+', request: { query: 'ace' } },
  { address: 'kind=clutch&map=Raid&rating=4', request: { kind: 'clutch', map: 'Raid', rating: 4 } },
  { address: 'since=week', request: { from: Date.UTC(2026, 5, 8) } },
  { address: 'since=year', request: { from: Date.UTC(2025, 5, 15) } },
  { address: 'player=p1&team=Night+Owls', request: { player: 'p1', team: 'Night Owls' } },
  { address: 'team=N&match=m1', request: { match: 'm1' } },
  { address: 'state=waiting&order=best', request: { state: 'waiting', order: 'best' } },
  { address: 'kind=x&map=x&rating=9&since=x&state=x&order=x', request: {} },
  { address: `query=${'x'.repeat(300)}`, request: { query: 'x'.repeat(200) } },
])('reads "$address"', ({ address, request }) => {
  expect(JSON.parse(JSON.stringify(requestFrom(new URLSearchParams(address), NOW)))).toEqual(
    request,
  );
});

it('knows whether anything is filtered', () => {
  expect(hasFilters(new URLSearchParams('since=week'))).toBe(true);
  expect(hasFilters(new URLSearchParams('page=2&kind='))).toBe(false);
});
