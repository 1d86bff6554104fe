import { describe, expect, it } from 'vitest';
import { frozenProblem } from './edits';
import type { TournamentState } from './states';

describe('a setting', () => {
  it.each<[string, TournamentState, boolean]>([
    ['name', 'finished', false],
    ['prizes', 'finished', false],
    ['description', 'running', false],
    ['stages', 'seeding', false],
    ['stages', 'running', true],
    ['season', 'running', true],
    ['startsAt', 'running', false],
    ['startsAt', 'finished', true],
    ['signup.open', 'announced', false],
    ['signup.open', 'signup_open', true],
    ['signup.close', 'signup_open', false],
    ['signup.close', 'signup_closed', true],
    ['signup.checkInClose', 'check_in', false],
    ['signup.checkInClose', 'seeding', true],
    ['signup.teams', 'seeding', false],
  ])('%s in the state %s is frozen: %s', (setting, state, frozen) => {
    expect(frozenProblem(setting, state) !== null).toBe(frozen);
  });

  it('says why it cannot change', () => {
    expect(frozenProblem('stages', 'running')).toBe(
      'It can no longer change: matches are drawn by it.',
    );
  });
});
