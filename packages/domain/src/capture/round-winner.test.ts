import { expect, it } from 'vitest';
import type { Death } from './eliminations';
import { createRound, type OpenRound } from './open-round';
import { roundWinner } from './round-winner';
import type { CaptureContext } from './setup';

const context = { playersOf: { A: ['a1', 'a2'], B: ['b1', 'b2'] } } as unknown as CaptureContext;
const dead = (...players: string[]) => players.map((victim) => ({ victim }) as unknown as Death);
const winner = (round: Partial<OpenRound>) =>
  roundWinner({ ...createRound(1), ...round }, { context, sideA: 'breach' });

it.each<[string, Partial<OpenRound>, ReturnType<typeof winner>]>([
  ['nobody while all are alive', {}, null],
  ['nobody while one of each team is alive', { deaths: dead('a1', 'b1') }, null],
  ['Breach once Coalition is out', { deaths: dead('b1', 'b2') }, 'breach'],
  ['Coalition once Breach is out', { deaths: dead('a1', 'a2') }, 'coalition'],
  ['the bomb once Breach is out', { deaths: dead('a1', 'a2'), planter: 'a1' }, 'bomb'],
  ['Breach by the explosion', { planter: 'a1', ending: 'explosion' }, 'breach'],
  [
    'Coalition by a defuse',
    { deaths: dead('a1', 'a2'), planter: 'a1', ending: 'defuse' },
    'coalition',
  ],
  ['Coalition by time', { ending: 'time_over' }, 'coalition'],
])('is won by %s', (_what, round, expected) => {
  expect(winner(round)).toBe(expected);
});
