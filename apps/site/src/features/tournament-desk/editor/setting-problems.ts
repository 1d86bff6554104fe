/** What is wrong with the settings, at which field, and the change that would fix it. Pure. */
import { isHexColour } from '@mes/domain/colours/contrast';
import { MAP_SLOTS } from '@mes/domain/maps/maps';
import { type Deadlines, orderProblems } from '@mes/domain/tournament/lifecycle/deadlines';
import { TIE_BREAKS } from '@mes/domain/tournament/model/vocabulary';
import { settingProblems } from '@mes/domain/tournament/settings/settings';
import { chainProblems } from '@mes/domain/tournament/stages/chain-problems';
import { formatMoment } from '../../../components/text/format-time';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import type { SettingsValues, Step } from './settings-values';

export interface SettingProblem {
  readonly step: Step;
  /** The field that shows it: `signup.close`. */
  readonly field: string;
  readonly text: string;
  readonly fix?: { readonly label: string; readonly change: Partial<SettingsValues> };
}

type Signup = SettingsValues['signup'];

/** The server refuses settings that have a problem. */
export function findProblems(values: SettingsValues): SettingProblem[] {
  return [...basics(values), ...format(values), ...signup(values), ...others(values)];
}

function basics({ name, accent, captainRoleId, streamLink }: SettingsValues): SettingProblem[] {
  const step = 'basics';
  return compact([
    name.trim().length < 2 && { step, field: 'name', text: texts.nameNeeded },
    accent !== '' &&
      !isHexColour(accent) && {
        step,
        field: 'accent',
        text: texts.accentNeeded,
        fix: { label: texts.useSeriesColour, change: { accent: '' } },
      },
    streamLink.trim() !== '' &&
      !/^https?:\/\/\S+\.\S+/.test(streamLink.trim()) && {
        step,
        field: 'streamLink',
        text: texts.addressNeeded,
      },
    !/^\d{0,20}$/.test(captainRoleId.trim()) && {
      step,
      field: 'captainRoleId',
      text: texts.roleIsNumber,
    },
  ]);
}

function format({ stages, mapPool }: SettingsValues): SettingProblem[] {
  const step = 'format';
  const [problem] = stages.length === 0 ? [] : chainProblems(stages, null);
  return compact([
    problem && { step, field: 'stages', text: chainText(stages, problem) },
    mapPool.length !== MAP_SLOTS && {
      step,
      field: 'mapPool',
      text: interpolate(texts.mapPoolWrong, { needed: MAP_SLOTS, chosen: mapPool.length }),
    },
  ]);
}

/** With the name of its stage, if it is about one. */
export function chainText(
  stages: readonly { readonly name: string }[],
  { stage, reason }: ReturnType<typeof chainProblems>[number],
): string {
  return stage === null ? reason : `${stages[stage]!.name}: ${reason}`;
}

const FIELD_OF_DEADLINE: Record<keyof Deadlines, keyof Signup> = {
  signupOpen: 'open',
  signupClose: 'close',
  checkInOpen: 'checkInOpen',
  checkInClose: 'checkInClose',
  rosterLock: 'rosterLock',
};

/** A date can always be left open; one that another needs can follow it. */
function signup(values: SettingsValues): SettingProblem[] {
  const step = 'signup';
  const { signup: dates, rules, rulesRequired } = values;
  const deadlines = { ...dates, signupOpen: dates.open, signupClose: dates.close };
  return compact([
    ...orderProblems(deadlines).map(({ deadline, reason }) => {
      const field = FIELD_OF_DEADLINE[deadline];
      const time = deadline === 'checkInOpen' ? (dates.close ?? null) : null;
      const label = time === null ? texts.leaveDateOpen : moveTo(time);
      const change = { signup: { ...dates, [field]: time } };
      const canFix = time !== null || deadline !== 'checkInOpen';
      return {
        ...({ step, field: `signup.${field}`, text: reason } as const),
        ...(canFix ? { fix: { label, change } } : {}),
      };
    }),
    dates.max < dates.min && {
      step,
      field: 'signup.max',
      text: texts.rosterSizesWrong,
      fix: {
        label: interpolate(texts.makeItNumber, { number: dates.min }),
        change: { signup: { ...dates, max: dates.min } },
      },
    },
    rulesRequired &&
      rules.trim() === '' && {
        step,
        field: 'rulesRequired',
        text: texts.noRulesToConfirm,
        fix: { label: texts.doNotRequireRules, change: { rulesRequired: false } },
      },
  ]);
}

export function moveTo(time: number): string {
  return interpolate(texts.moveToTime, { time: formatMoment(time) });
}

/** Those that the rules of the server name by the same field as the editor. */
function others(values: SettingsValues): SettingProblem[] {
  const { signup: dates } = values;
  const steps: Record<string, Step> = { endsAt: 'schedule', prizes: 'prizes', points: 'prizes' };
  const deadlines = { ...dates, signupOpen: dates.open, signupClose: dates.close };
  return settingProblems({ ...values, ...deadlines, tieBreaks: TIE_BREAKS }).flatMap(
    ({ setting, reason }) => {
      const step = steps[setting];
      if (!step) return [];
      const fix = setting === 'endsAt' && {
        fix: { label: texts.leaveDateOpen, change: { endsAt: null } },
      };
      return [{ step, field: setting, text: reason, ...fix }];
    },
  );
}

function compact(problems: readonly (SettingProblem | false | undefined)[]): SettingProblem[] {
  return problems.filter((problem) => problem !== false && problem !== undefined);
}
