/** Whether the settings of a tournament fit together. Every refusal names the setting and says why. */
import { InvalidParameter } from '@mes/contract/errors';
import { DEFUSE_MAPS, MAP_SLOTS } from '@mes/domain/maps/maps';
import { format, MAX_CENTS } from '@mes/domain/money/money';
import { type Checked, checkTournamentId, checkTournamentName } from '@mes/domain/names/validity';
import { USUAL_ROSTER } from '@mes/domain/roster/roster';
import { whyOutOfOrder } from '@mes/domain/tournament/lifecycle/deadlines';
import { TIE_BREAKS } from '@mes/domain/tournament/model/vocabulary';
import { placeOf, type Region } from '@mes/domain/tournament/name/tournament-name';
import { prizePoolOf, USUAL_POINTS, whyOverlapping } from '@mes/domain/tournament/points/worth';
import type { TournamentRow } from './repository';
import { stageProblem } from './stages';

/** Everything that an editor can set. */
export const SETTINGS = [
  'name',
  'region',
  'season',
  'startsAt',
  'endsAt',
  'description',
  'rules',
  'rulesRequired',
  'streamLink',
  'captainRoleId',
  'theme',
  'signup',
  'signupOpen',
  'signupClose',
  'checkInOpen',
  'checkInClose',
  'rosterLock',
  'stages',
  'mapPool',
  'tieBreaks',
  'prizes',
  'points',
] as const;

export type Settings = Pick<TournamentRow, (typeof SETTINGS)[number]>;

/** What a tournament gets where its creator says nothing else. */
export function usualSettings(id: string, name: string): Settings {
  const { region, season } = placeOf({ id });
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
    signup: { ...USUAL_ROSTER, teams: null, automatic: false, regions: [] },
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

/** Answers the id as it is kept. */
export function assertId(id: string): string {
  return cleaned('id', checkTournamentId(id));
}

/** Answers the settings as they are kept. */
export function assertSettings(settings: Settings): Settings {
  const name = cleaned('name', checkTournamentName(settings.name));
  for (const [field, whyNot] of RULES) {
    const reason = whyNot(settings);
    if (reason !== null) throw new InvalidParameter(field, reason);
  }
  return { ...settings, name };
}

type Rule = (settings: Settings) => string | null;

const RULES: readonly [field: string, whyNot: Rule][] = [
  ['endsAt', ({ startsAt, endsAt }) => whyEndsEarly(startsAt, endsAt)],
  [
    'signup.max',
    ({ signup }) => (signup.max < signup.min ? 'It must not be below the least.' : null),
  ],
  ['signup.regions', ({ signup }) => whyRepeated(signup.regions)],
  ['signup', whyOutOfOrder],
  [
    'rulesRequired',
    ({ rulesRequired, rules }) =>
      rulesRequired && rules.trim() === '' ? 'There are no rules to confirm yet.' : null,
  ],
  ['mapPool', ({ mapPool }) => whyRepeated(mapPool)],
  ['tieBreaks', ({ tieBreaks }) => whyRepeated(tieBreaks)],
  ['prizes', ({ prizes }) => whyOverlapping(prizes)],
  ['prizes', ({ prizes }) => whyTooMuch(prizePoolOf(prizes))],
  ['points', ({ points }) => whyOverlapping(points)],
  ['stages', ({ stages }) => (stages.length === 0 ? null : stageProblem(stages))],
];

function whyEndsEarly(startsAt: number | null, endsAt: number | null): string | null {
  if (startsAt === null || endsAt === null || startsAt <= endsAt) return null;
  return 'It must not end before it starts.';
}

function whyRepeated(list: readonly string[]): string | null {
  const twice = list.find((each, index) => list.indexOf(each) !== index);
  return twice === undefined ? null : `${twice} is named twice.`;
}

function whyTooMuch(cents: number): string | null {
  return cents > MAX_CENTS ? `Prizes add up to at most ${format(MAX_CENTS)}.` : null;
}

function cleaned(field: string, checked: Checked): string {
  if (!checked.ok) throw new InvalidParameter(field, `It ${checked.reason}.`);
  return checked.value;
}
