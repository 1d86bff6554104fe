import { describe, expect, it } from 'vitest';
import { type LifeFacts, stepsFrom, transitionProblem } from './life';
import { TOURNAMENT_STATES, type TournamentState } from './states';

const NOW = 1_000;
const READY: Omit<LifeFacts, 'state'> = {
  signupClose: null,
  checkInClose: null,
  stages: 1,
  stageProblem: null,
  applications: 0,
  registered: 8,
  seeded: true,
  begunMatches: 0,
  openMatches: 0,
};

/** Every step there is; each of them passes with the facts above, except the one that never does. */
const STEPS: [from: TournamentState, to: TournamentState][] = [
  ['draft', 'announced'],
  ['announced', 'draft'],
  ['announced', 'signup_open'],
  ['announced', 'signup_closed'],
  ['signup_open', 'announced'],
  ['signup_open', 'signup_closed'],
  ['signup_closed', 'announced'],
  ['signup_closed', 'signup_open'],
  ['signup_closed', 'check_in'],
  ['signup_closed', 'seeding'],
  ['check_in', 'signup_closed'],
  ['check_in', 'seeding'],
  ['seeding', 'signup_closed'],
  ['seeding', 'check_in'],
  ['seeding', 'running'],
  ['running', 'seeding'],
  ['running', 'finished'],
];

describe('a step that nothing speaks against', () => {
  it.each(STEPS)('from %s to %s is allowed', (from, to) => {
    expect(transitionProblem({ ...READY, state: from }, to, NOW)).toBeNull();
  });
});

describe('every other step', () => {
  const allowed = new Set(STEPS.map(([from, to]) => `${from} ${to}`));
  const others = TOURNAMENT_STATES.flatMap((from) =>
    TOURNAMENT_STATES.filter((to) => !allowed.has(`${from} ${to}`)).map((to) => ({ from, to })),
  );

  it.each(others)('from $from to $to is refused with a reason', ({ from, to }) => {
    expect(transitionProblem({ ...READY, state: from }, to, NOW)).toMatch(/^[A-Z].+\.$/);
  });
});

describe('a step is refused', () => {
  it.each<[string, TournamentState, TournamentState, Partial<LifeFacts>, string]>([
    [
      'with signup times that have passed',
      'draft',
      'announced',
      { signupClose: NOW },
      'Its signup times have passed: choose later ones.',
    ],
    [
      'with check-in times that have passed',
      'draft',
      'announced',
      { checkInClose: NOW },
      'Its check-in times have passed: choose later ones.',
    ],
    [
      'that the closing time would undo',
      'announced',
      'signup_open',
      { signupClose: NOW },
      'Signup would close again at once: its closing time has passed.',
    ],
    [
      'into a check-in for nobody',
      'signup_closed',
      'check_in',
      { registered: 0 },
      'No team is registered yet.',
    ],
    [
      'without a format',
      'seeding',
      'running',
      { stages: 0 },
      'Choose a format first: there is no stage to play.',
    ],
    [
      'with one team',
      'seeding',
      'running',
      { registered: 1 },
      'At least two teams must be registered.',
    ],
    [
      'with stages that do not fit the teams',
      'seeding',
      'running',
      { stageProblem: 'Groups: 8 groups need at least 16 teams.' },
      'Groups: 8 groups need at least 16 teams.',
    ],
    ['unseeded', 'seeding', 'running', { seeded: false }, 'Publish the seeding first.'],
    [
      'with a match to play',
      'running',
      'finished',
      { openMatches: 1 },
      '1 match is still to be played.',
    ],
    [
      'with matches to play',
      'running',
      'finished',
      { openMatches: 3 },
      '3 matches are still to be played.',
    ],
    ['back into hiding', 'announced', 'draft', { applications: 2 }, 'Teams have applied already.'],
    [
      'back when results depend on it',
      'running',
      'seeding',
      { begunMatches: 2 },
      'Results depend on the draw: 2 matches have begun.',
    ],
  ])('%s', (_what, from, to, facts, reason) => {
    expect(transitionProblem({ ...READY, ...facts, state: from }, to, NOW)).toBe(reason);
  });
});

it('offers the steps from a state with what stands in their way', () => {
  expect(stepsFrom({ ...READY, state: 'seeding', seeded: false }, NOW)).toEqual([
    { to: 'signup_closed', refusal: null },
    { to: 'check_in', refusal: null },
    { to: 'running', refusal: 'Publish the seeding first.' },
  ]);
});
