import type { OwnMatch } from '@mes/contract/personal-home';
import { expect, it } from 'vitest';
import { phaseOf } from './labels';

type Phase = [OwnMatch['step'], OwnMatch['match']['state'], number];

it.each<Phase>([
  ['check_in', 'scheduled', 0],
  ['ready', 'scheduled', 1],
  ['take_turn', 'veto', 1],
  ['play', 'live', 2],
  ['report', 'live', 2],
  ['wait_for_answer', 'live', 3],
  ['wait_for_staff', 'live', 3],
])('a match with the step %s that is %s is in phase %i', (step, state, phase) => {
  const match = { state } as OwnMatch['match'];
  expect(phaseOf({ step, match })).toBe(phase);
});
