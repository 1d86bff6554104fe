import { expect, it } from 'vitest';
import { partsOf, selectPart } from './parts';
import type { ShownTournament } from './shown-tournament';

const idsOf = (tournament: Pick<ShownTournament, 'state' | 'bracket'>) =>
  partsOf({ registered: 14, leaders: [], ...tournament }).map(({ id }) => id);

it('lists the matches of a tournament that was played without a bracket', () => {
  expect(idsOf({ state: 'finished', bracket: null })).toContain('matches');
  expect(idsOf({ state: 'signup_open', bracket: null })).not.toContain('matches');
});

it('opens the overview where the wanted part does not exist', () => {
  const parts = partsOf({ registered: 14, leaders: [], state: 'signup_open', bracket: null });
  expect(selectPart(parts, 'matches')).toBe('overview');
  expect(selectPart(parts, 'teams')).toBe('teams');
  expect(parts.find(({ id }) => id === 'teams')?.count).toBe(14);
});

it('shows a Swiss stage in a part of its own, not as a bracket or a group', () => {
  const swiss = {
    index: 0,
    name: 'Swiss',
    format: 'swiss',
    state: 'running',
    rounds: [],
    tables: [],
  };
  const bracket = { tournament: { id: 'Cup', name: 'Cup' }, revision: 1, odds: [] };
  const ids = idsOf({
    state: 'running',
    bracket: { ...bracket, stages: [swiss] } as unknown as ShownTournament['bracket'],
  });
  expect(ids).toContain('swiss');
  expect(ids).not.toContain('bracket');
  expect(ids).not.toContain('groups');
});
