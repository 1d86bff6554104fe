/** The settings of a tournament: what they are at first, and whether they fit together. */
import { DEFUSE_MAPS, MAP_SLOTS } from '../../maps/maps';
import { formatMoney, MAX_CENTS } from '../../money/money';
import { type Deadlines, orderProblem } from '../lifecycle/deadlines';
import { type StageSettings, TIE_BREAKS } from '../model/vocabulary';
import { teamRegionsOf } from '../name/team-regions';
import { parse, placeOf, type Region } from '../name/tournament-name';
import { overlapProblem, prizePoolOf, USUAL_POINTS } from '../points/worth';
import { firstChainProblem } from '../stages/chain-problems';

export const DEFAULT_ROSTER_SIZE = { min: 5, max: 7 };

/**
 * What a tournament gets where its creator says nothing else. It is for the teams of the region that
 * is given or that its name says; the region of its id alone excludes nobody, because every id has one.
 */
export function defaultSettings({
  id,
  name,
  region: given,
}: {
  id: string;
  name: string;
  region?: Region;
}) {
  const { region, season } = placeOf({ id });
  const regions = teamRegionsOf(given ?? parse(name).region);
  return {
    name,
    region: region as Region,
    season,
    startsAt: null,
    endsAt: null,
    description: '',
    rules: '',
    rulesRequired: false,
    streamLink: null,
    captainRoleId: null,
    theme: null,
    accent: null,
    signup: { ...DEFAULT_ROSTER_SIZE, teams: null, automatic: false, regions },
    signupOpen: null,
    signupClose: null,
    checkInOpen: null,
    checkInClose: null,
    rosterLock: null,
    stages: [],
    mapPool: DEFUSE_MAPS.slice(0, MAP_SLOTS),
    tieBreaks: [...TIE_BREAKS],
    prizes: [],
    points: [...USUAL_POINTS],
  };
}

export interface ValidatedSettings extends Deadlines {
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly rules: string;
  readonly rulesRequired: boolean;
  readonly signup: {
    readonly min: number;
    readonly max: number;
    readonly regions: readonly string[];
  };
  readonly stages: readonly (StageSettings & { readonly name: string })[];
  readonly mapPool: readonly string[];
  readonly tieBreaks: readonly string[];
  readonly prizes: Parameters<typeof prizePoolOf>[0];
  readonly points: Parameters<typeof overlapProblem>[0];
}

export interface SettingProblem {
  /** Its name in the API: `signup.max`. */
  readonly setting: string;
  readonly reason: string;
}

/** The first setting that does not fit the others, or null if all do. */
export function validateSettings(settings: ValidatedSettings): SettingProblem | null {
  return settingProblems(settings)[0] ?? null;
}

/** Every setting that does not fit the others. */
export function settingProblems(settings: ValidatedSettings): SettingProblem[] {
  return RULES.flatMap(([setting, validate]) => {
    const reason = validate(settings);
    return reason === null ? [] : [{ setting, reason }];
  });
}

type Rule = (settings: ValidatedSettings) => string | null;

const RULES: readonly [setting: string, validate: Rule][] = [
  ['endsAt', validateEnd],
  [
    'signup.max',
    ({ signup }) => (signup.max < signup.min ? 'It must not be below the least.' : null),
  ],
  ['signup.regions', ({ signup }) => validateUnique(signup.regions)],
  ['signup', orderProblem],
  [
    'rulesRequired',
    ({ rulesRequired, rules }) =>
      rulesRequired && rules.trim() === '' ? 'There are no rules to confirm yet.' : null,
  ],
  ['mapPool', ({ mapPool }) => validateUnique(mapPool)],
  ['tieBreaks', ({ tieBreaks }) => validateUnique(tieBreaks)],
  ['prizes', ({ prizes }) => overlapProblem(prizes)],
  ['prizes', ({ prizes }) => validatePrizePool(prizePoolOf(prizes))],
  ['points', ({ points }) => overlapProblem(points)],
  ['stages', ({ stages }) => (stages.length === 0 ? null : firstChainProblem(stages))],
];

function validateEnd({ startsAt, endsAt }: ValidatedSettings): string | null {
  if (startsAt === null || endsAt === null || startsAt <= endsAt) return null;
  return 'It must not end before it starts.';
}

function validateUnique(list: readonly string[]): string | null {
  const repeated = list.find((each, index) => list.indexOf(each) !== index);
  return repeated === undefined ? null : `${repeated} is named twice.`;
}

function validatePrizePool(cents: number): string | null {
  return cents > MAX_CENTS ? `Prizes add up to at most ${formatMoney(MAX_CENTS)}.` : null;
}
