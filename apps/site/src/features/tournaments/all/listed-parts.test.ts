import type { ListedTournament, TournamentSummary } from '@mes/contract/tournament-schemas';
import { expect, it } from 'vitest';
import { partsOf } from './listed-parts';

const tournament = (name: string, state: TournamentSummary['state'], at: number | null = null) =>
  ({
    id: name,
    name,
    state,
    startsAt: at,
    signup: { open: null, close: at, teams: null },
  }) as ListedTournament;

const FOUND = {
  current: [
    tournament('Embers S6', 'running', 1),
    tournament('Night Cup S2', 'signup_open', null),
    tournament('Embers S7', 'signup_open', 9),
    tournament('Worlds 2027', 'announced', 20),
  ],
  past: [{ name: 'Embers', total: 5, tournaments: [tournament('Embers S5', 'finished')] }],
};

it('counts each part, and puts what closes first at the top', () => {
  const parts = partsOf(FOUND, { series: null, fits: false }, null);
  expect(parts.counts).toEqual({ running: 1, open: 2, upcoming: 1, past: 5 });
  expect(parts.open.map(({ id }) => id)).toEqual(['Embers S7', 'Night Cup S2']);
});

it('shows one series in every part', () => {
  const parts = partsOf(FOUND, { series: 'Embers', fits: false }, null);
  expect(parts.counts).toEqual({ running: 1, open: 1, upcoming: 0, past: 5 });
});

it('shows what fits the own team, and without a team everything', () => {
  const filters = { series: null, fits: true };
  expect(partsOf(FOUND, filters, new Set(['Night Cup S2'])).counts).toEqual({
    ...{ running: 0, open: 1, upcoming: 0, past: 0 },
  });
  expect(partsOf(FOUND, filters, null).counts.open).toBe(2);
});
