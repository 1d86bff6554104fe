import { defaultSettings } from '@mes/domain/tournament/settings/settings';
import { describe, expect, it } from 'vitest';
import { findProblems } from './setting-problems';
import { changedSettings, type SettingsValues, settingsOfStep, toChange } from './settings-values';
import { withFormat, withStageAdded } from './stage-drafts';
import { firstStep, publishProblem, stepStates } from './steps';

const NOON = Date.UTC(2026, 10, 14, 12);
const HOUR = 3_600_000;
const { signup, ...settings } = defaultSettings({ id: 'CupS1EU', name: 'Cup', region: 'EU' });
const DATES = { open: null, close: null, checkInOpen: null, checkInClose: null, rosterLock: null };
const VALUES: SettingsValues = {
  ...settings,
  signup: { ...signup, ...DATES },
  accent: '',
  streamLink: '',
  captainRoleId: '',
  plan: [],
};
const problemsOf = (change: Partial<SettingsValues>) => findProblems({ ...VALUES, ...change });
const statesOf = (
  change: Partial<SettingsValues>,
  { state = 'draft', isChanged = false }: { state?: 'draft' | 'running'; isChanged?: boolean } = {},
) =>
  stepStates({
    tournament: { state },
    values: { ...VALUES, ...change },
    problems: problemsOf(change),
    isChanged: (step) => isChanged && step === 'basics',
    matches: null,
    conflicts: 0,
  });

describe('problems of settings', () => {
  it('are none for the defaults', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each<[string, Partial<SettingsValues>, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a colour in words', { accent: 'red' }, 'accent'],
    ['an address without its scheme', { streamLink: 'twitch.tv/mes' }, 'streamLink'],
    ['eight maps', { mapPool: VALUES.mapPool.slice(1) }, 'mapPool'],
    ['rosters that are too small', { signup: { ...VALUES.signup, max: 2 } }, 'signup.max'],
    ['rules that are not there', { rulesRequired: true }, 'rulesRequired'],
    ['an end before the start', { startsAt: NOON, endsAt: NOON - HOUR }, 'endsAt'],
    [
      'check-in before signup closes',
      { signup: { ...VALUES.signup, close: NOON, checkInOpen: NOON - HOUR } },
      'signup.checkInOpen',
    ],
  ])('stand at their field: %s', (_what, change, field) => {
    expect(problemsOf(change).map((problem) => problem.field)).toEqual([field]);
  });

  it('are solved by their fix', () => {
    const broken: Partial<SettingsValues> = {
      accent: 'red',
      rulesRequired: true,
      startsAt: NOON,
      endsAt: NOON - HOUR,
      signup: { ...VALUES.signup, max: 2 },
    };
    const fixes = problemsOf(broken).map(({ fix }) => fix!.change);
    expect(fixes).toHaveLength(4);
    expect(problemsOf(Object.assign({}, broken, ...fixes))).toEqual([]);
  });
});

describe('steps', () => {
  it('say what is done, what is open and what to fix', () => {
    const stages = withStageAdded([]);
    const tones = statesOf({ stages, accent: 'red' }).map(({ tone }) => tone);
    expect(tones).toEqual(['fix', 'done', 'open', 'open', 'open', 'open']);
  });

  it('keep a draft from being published until all are clean and saved', () => {
    expect(publishProblem(statesOf({ accent: 'red' }))).toBe('Fix the basics step first.');
    expect(publishProblem(statesOf({}, { isChanged: true }))).toBe('Save the basics step first.');
    expect(publishProblem(statesOf({}))).toBeNull();
  });

  it('begin at the front of a draft, and at the state of anything else', () => {
    expect(firstStep({ state: 'draft' })).toBe('basics');
    expect(firstStep({ state: 'running' })).toBe('publish');
    expect(statesOf({}, { state: 'running' }).at(-1)).toMatchObject({ label: 'State' });
  });
});

it('sends only what changed in a step, and empty texts as none', () => {
  const changes = changedSettings(VALUES, { name: 'Cup', accent: '', streamLink: ' ', rules: 'x' });
  expect(changes).toEqual({ streamLink: ' ', rules: 'x' });
  expect(toChange(settingsOfStep(changes, 'basics'), VALUES)).toEqual({ streamLink: null });
});

describe('a plan of starts', () => {
  const stages = withStageAdded([]);
  const plan = [[{ part: 'upper' as const, round: -1, startsAt: [NOON, null] }]];
  const saved = { ...VALUES, stages };

  it('is saved with the stages, and counted in the summary of its step', () => {
    expect(toChange({ plan }, saved)).toEqual({
      stages: [{ ...stages[0], plannedStarts: plan[0] }],
    });
    const schedule = statesOf({ stages, plan, startsAt: NOON }).find(
      ({ step }) => step === 'schedule',
    );
    expect(schedule?.summary).toMatch(/, 1 starts planned$/);
  });

  it('stays when the stages change, unless a stage has other rounds then', () => {
    const renamed = [{ ...stages[0]!, name: 'Finals' }];
    expect(toChange({ stages: renamed }, { ...saved, plan })).toEqual({
      stages: [{ ...renamed[0], plannedStarts: plan[0] }],
    });
    const swiss = [withFormat(stages[0]!, 'swiss')];
    expect(toChange({ stages: swiss }, { ...saved, plan })).toEqual({ stages: swiss });
  });
});
