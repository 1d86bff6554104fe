/** Why settings or results cannot be used, in words for people; null when they can. */
import {
  type BracketPart,
  type Entrant,
  MOST_TEAMS,
  type Result,
  type StageFormat,
  type StageSettings,
} from '../model/vocabulary';

const MOST_IN_A_GROUP = 64;

const PARTS: Readonly<Record<StageFormat, readonly BracketPart[]>> = {
  single_elimination: ['upper', 'third_place'],
  double_elimination: ['upper', 'lower', 'grand_final'],
  round_robin: ['group'],
  gsl: ['upper', 'lower'],
  swiss: ['swiss'],
};

export function setupProblem(settings: StageSettings, entrants: readonly Entrant[]): string | null {
  if (new Set(entrants.map(({ team }) => team)).size < entrants.length)
    return 'A team can enter a stage only once.';
  return settingsProblem(settings) ?? sizeProblem(settings, entrants.length);
}

export function settingsProblem(settings: StageSettings): string | null {
  const foreign = settings.rounds.find(({ part }) => !PARTS[settings.format].includes(part));
  if (foreign) return `This format has no ${foreign.part.replace('_', ' ')} rounds.`;
  if (settings.rounds.some(({ round }) => round === 0)) return 'Rounds count from 1, or from -1.';
  if (canDraw(settings)) return null;
  const bestOfs = [settings.bestOf, ...settings.rounds.map(({ bestOf }) => bestOf)];
  if (!bestOfs.includes(2)) return null;
  return settings.format === 'swiss'
    ? 'A best of 2 can be drawn, so it does not fit a Swiss stage that ends by wins and losses.'
    : 'A best of 2 can be drawn, so it does not fit matches that a team must win to go on.';
}

export function sizeProblem(settings: StageSettings, teams: number): string | null {
  if (teams < 2) return 'A stage needs at least 2 teams.';
  if (teams > MOST_TEAMS) return `A stage has at most ${MOST_TEAMS} teams.`;
  if (settings.format !== 'round_robin' && settings.format !== 'gsl') return null;
  const { groups } = settings;
  if (teams < groups * 2)
    return `${groups} groups need at least ${groups * 2} teams, and there are ${teams}.`;
  if (settings.format === 'round_robin' && Math.ceil(teams / groups) > MOST_IN_A_GROUP)
    return `A group has at most ${MOST_IN_A_GROUP} teams: ${teams} teams need more groups.`;
  return null;
}

/** The number of groups that so many teams can fill, as close to the settings as possible. */
export function fittingGroups(settings: StageSettings, teams: number): number {
  const wanted = 'groups' in settings ? settings.groups : 1;
  const most = Math.floor(teams / 2);
  return Math.max(1, Math.ceil(teams / MOST_IN_A_GROUP), Math.min(wanted, most));
}

export function resultProblem(settings: StageSettings, result: Result): string | null {
  if (result.kind !== 'played') return null;
  const { winner, maps, rounds } = result;
  if (![...maps, ...rounds].every((score) => Number.isInteger(score) && score >= 0))
    return 'Scores are whole numbers from 0.';
  if (winner === null) {
    if (!canDraw(settings)) return 'This match cannot be drawn.';
    return maps[0] === maps[1] ? null : 'In a draw both teams have won the same number of maps.';
  }
  const [own, other] = winner === 'A' ? maps : [maps[1], maps[0]];
  return own > other ? null : 'The winner has won more maps than the other team.';
}

/** Whether a match of the stage may have no winner. */
function canDraw(settings: StageSettings): boolean {
  if (settings.format === 'round_robin') return true;
  return settings.format === 'swiss' && settings.target.kind === 'rounds';
}
