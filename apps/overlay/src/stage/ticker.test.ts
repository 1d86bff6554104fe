import type { MatchSummary } from '@mes/contract/match-schemas';
import { expect, it } from 'vitest';
import { eventLook } from './event-look';
import { tickerTexts } from './ticker';

const team = (name: string) => ({ name, tag: name.slice(0, 3), logo: null });

const played = {
  state: 'finished',
  teamA: team('Luxor'),
  teamB: team('Ghost Signal'),
  scoreA: 0,
  scoreB: 2,
} as MatchSummary;

const tournament = { prizePool: 500_000, registered: 16, live: [], upcoming: [], recent: [played] };

it('tells the event, the prize pool and results with the winner first', () => {
  const texts = tickerTexts({ name: 'Golden Ox', round: 'Final', community: 'MES', tournament });
  expect(texts).toEqual([
    'Golden Ox',
    'Final',
    '$5,000 prize pool',
    'Ghost Signal 2, Luxor 0',
    '16 teams',
    'MES',
  ]);
});

it('passes over texts that are too long and says nothing twice', () => {
  const name = 'Intercontinental Masters Championship Wildcard';
  expect(tickerTexts({ name, round: 'MES', community: 'MES', tournament: null })).toEqual(['MES']);
});

it.each([
  ['Golden Ox Invitational', null, '#e3b83a'],
  ['Pistol Tournament #2', null, '#fd6cc6'],
  ['', null, '#ffffff'],
  ['Golden Ox Invitational', '#5cc8ff', '#5cc8ff'],
])('%j with the setting %j has the accent %s', (event, setting, accent) => {
  expect(eventLook(event, setting).accent).toBe(accent);
});
