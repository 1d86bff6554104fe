import { expect, it } from 'vitest';
import {
  APPLICATION_STATES,
  isPendingApplication,
  isPublicApplication,
  reservesPlayers,
} from './states';

it.each([
  ['applied', { isPublic: false, isPending: true, reserves: true }],
  ['registered', { isPublic: true, isPending: true, reserves: true }],
  ['waitlisted', { isPublic: false, isPending: true, reserves: true }],
  ['declined', { isPublic: false, isPending: false, reserves: false }],
  ['withdrawn', { isPublic: false, isPending: false, reserves: false }],
  ['dropped', { isPublic: true, isPending: false, reserves: false }],
  ['disqualified', { isPublic: true, isPending: false, reserves: true }],
] as const)('a team that is %s', (state, { isPublic, isPending, reserves }) => {
  expect(isPublicApplication(state)).toBe(isPublic);
  expect(isPendingApplication(state)).toBe(isPending);
  expect(reservesPlayers(state)).toBe(reserves);
});

it('knows no other states', () => {
  expect(APPLICATION_STATES).toHaveLength(7);
});
