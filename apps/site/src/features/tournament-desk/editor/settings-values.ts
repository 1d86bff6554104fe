/** The settings of a tournament as the editor changes them, and the step that each belongs to. Pure. */
import type { Contract } from '@mes/contract';
import type { SentInputOf } from '@mes/contract/define';
import type { EditedTournament, Stage } from '@mes/contract/tournament-schemas';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';
import { withoutPlan } from '@mes/domain/tournament/schedule/planned-starts';

/** Texts that may be missing are empty here, as their fields are. */
export interface SettingsValues
  extends Pick<
    EditedTournament,
    | 'name'
    | 'region'
    | 'season'
    | 'description'
    | 'theme'
    | 'startsAt'
    | 'endsAt'
    | 'signup'
    | 'rules'
    | 'rulesRequired'
    | 'stages'
    | 'mapPool'
    | 'prizes'
    | 'points'
  > {
  readonly accent: string;
  readonly streamLink: string;
  readonly captainRoleId: string;
  /** Planned starts by stage. They are sent with the stages, but another step edits them. */
  readonly plan: readonly NonNullable<Stage['plannedStarts']>[];
}

export type SettingName = keyof SettingsValues;

export const STEPS = ['basics', 'format', 'signup', 'schedule', 'prizes', 'publish'] as const;
export type Step = (typeof STEPS)[number];

export const SETTINGS_OF_STEP: Record<Step, readonly SettingName[]> = {
  basics: [
    'name',
    'region',
    'season',
    'description',
    'theme',
    'accent',
    'streamLink',
    'captainRoleId',
  ],
  format: ['stages', 'mapPool'],
  signup: ['signup', 'rules', 'rulesRequired'],
  schedule: ['startsAt', 'endsAt', 'plan'],
  prizes: ['prizes', 'points'],
  publish: [],
};

export type TournamentChange = Omit<
  SentInputOf<Contract['tournaments']['update']>,
  'id' | 'revision'
>;

export function valuesOf(tournament: EditedTournament): SettingsValues {
  const { name, region, season, description, theme, startsAt, endsAt, signup } = tournament;
  const { rules, rulesRequired, stages, mapPool, prizes, points } = tournament;
  return {
    ...{ name, region, season, description, theme, startsAt, endsAt, signup },
    ...{ rules, rulesRequired, mapPool, prizes, points },
    stages: stages.map(withoutPlan),
    plan: stages.map(({ plannedStarts = [] }) => plannedStarts),
    accent: tournament.accent ?? '',
    streamLink: tournament.streamLink ?? '',
    captainRoleId: tournament.captainRoleId ?? '',
  };
}

/** The input of the call for the settings that have changed. */
export function toChange(
  changes: Partial<SettingsValues>,
  saved: Pick<SettingsValues, 'stages' | 'plan'>,
): TournamentChange {
  const { accent, streamLink, captainRoleId, stages, plan, ...rest } = changes;
  return {
    ...rest,
    ...(stages || plan ? { stages: plannedStages({ stages, plan }, saved) } : {}),
    ...(accent === undefined ? {} : { accent: accent || null }),
    ...(streamLink === undefined ? {} : { streamLink: streamLink.trim() || null }),
    ...(captainRoleId === undefined ? {} : { captainRoleId: captainRoleId.trim() || null }),
  };
}

/** A stage of another format has other rounds: what was planned for them is dropped. */
function plannedStages(
  { stages, plan }: Partial<Pick<SettingsValues, 'stages' | 'plan'>>,
  saved: Pick<SettingsValues, 'stages' | 'plan'>,
): Stage[] {
  return (stages ?? saved.stages).map((stage, index) => {
    const rounds = (plan ?? saved.plan)[index] ?? [];
    const fits = rounds.length > 0 && saved.stages[index]?.format === stage.format;
    return fits ? { ...stage, plannedStarts: rounds } : stage;
  });
}

/** What differs from the saved settings: a setting that was changed back does not. */
export function changedSettings(
  saved: SettingsValues,
  changes: Partial<SettingsValues>,
): Partial<SettingsValues> {
  return pick(changes, (name) => JSON.stringify(changes[name]) !== JSON.stringify(saved[name]));
}

/** Of changes from an earlier visit those that today's settings can still have. */
export function restorableSettings(
  saved: SettingsValues,
  stored: Partial<SettingsValues>,
): Partial<SettingsValues> {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
  return pick(stored, (name) => {
    if (!(name in saved)) return false;
    const [now, then] = [saved[name], stored[name]];
    return now === null || then === null || kindOf(now) === kindOf(then);
  });
}

export function settingsOfStep(
  changes: Partial<SettingsValues>,
  step: Step,
): Partial<SettingsValues> {
  return pick(changes, (name) => SETTINGS_OF_STEP[step].includes(name));
}

export function settingsOfOtherSteps(
  changes: Partial<SettingsValues>,
  step: Step,
): Partial<SettingsValues> {
  return pick(changes, (name) => !SETTINGS_OF_STEP[step].includes(name));
}

const DEFAULT_TEAMS = 16;

/** How many teams a preview is for: while they can sign up the most that there can be, then those that did. */
export function previewTeams({
  tournament: { state, applications },
  values: { signup },
}: {
  readonly tournament: Pick<EditedTournament, 'state' | 'applications'>;
  readonly values: Pick<SettingsValues, 'signup'>;
}): number {
  const registered = applications.registered ?? 0;
  if (hasReached(state, 'signup_closed')) return Math.max(2, registered);
  return Math.max(2, registered, signup.teams ?? DEFAULT_TEAMS);
}

/** Why a setting can no longer be changed, or undefined while it can. */
export function frozenReason(
  { frozen }: Pick<EditedTournament, 'frozen'>,
  setting: string,
): string | undefined {
  return frozen.find((each) => each.setting === setting)?.reason;
}

function pick(
  changes: Partial<SettingsValues>,
  isWanted: (name: SettingName) => boolean,
): Partial<SettingsValues> {
  const names = Object.keys(changes) as SettingName[];
  return Object.fromEntries(names.filter(isWanted).map((name) => [name, changes[name]]));
}
