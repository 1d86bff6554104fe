import { expect, it } from 'vitest';
import { MAX_CENTS } from '../../money/money';
import { defaultSettings, type ValidatedSettings, validateSettings } from './settings';

const defaults: ValidatedSettings = defaultSettings({ id: 'EU5', name: 'EU Season 5' });

it('the default settings fit together', () => {
  expect(validateSettings(defaults)).toBeNull();
});

it.each<[name: string, change: Partial<ValidatedSettings>, setting: string, reason: string]>([
  [
    'an end before the start',
    { startsAt: 2, endsAt: 1 },
    'endsAt',
    'It must not end before it starts.',
  ],
  [
    'a largest roster below the smallest',
    { signup: { min: 5, max: 4, regions: [] } },
    'signup.max',
    'It must not be below the least.',
  ],
  [
    'a region named twice',
    { signup: { min: 5, max: 7, regions: ['EU', 'EU'] } },
    'signup.regions',
    'EU is named twice.',
  ],
  [
    'signup that closes before it opens',
    { signupOpen: 2, signupClose: 1 },
    'signup',
    'Signup must not close before it opens.',
  ],
  [
    'rules to confirm that are not written',
    { rulesRequired: true, rules: ' ' },
    'rulesRequired',
    'There are no rules to confirm yet.',
  ],
  ['a map named twice', { mapPool: ['Canals', 'Canals'] }, 'mapPool', 'Canals is named twice.'],
  [
    'prizes above the highest sum',
    { prizes: [{ from: 1, to: 1, amount: MAX_CENTS + 1 }] },
    'prizes',
    'Prizes add up to at most',
  ],
])('refuses %s', (_name, change, setting, reason) => {
  const problem = validateSettings({ ...defaults, ...change });
  expect(problem).toMatchObject({ setting, reason: expect.stringContaining(reason) });
});
