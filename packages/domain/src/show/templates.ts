/** Runs of show by format, to start from. */
import { emptyCue, GAME_SCENE, isCueScene } from './cue';
import type { NewItem } from './run';

export const RUN_TEMPLATES = ['best_of_1', 'best_of_3', 'best_of_5', 'tournament_day'] as const;
export type RunTemplate = (typeof RUN_TEMPLATES)[number];

export interface TemplateInput {
  readonly template: RunTemplate;
  readonly package: string;
  /** In the order of the day. The first one only, except for a tournament day. */
  readonly matches: readonly string[];
  readonly startsAt: number | null;
}

interface Step {
  readonly scene: string;
  readonly minutes: number;
  readonly match?: string | null;
}

const START: readonly Step[] = [{ scene: 'countdown', minutes: 10 }];
const END: readonly Step[] = [{ scene: 'stream-end', minutes: 2 }];
const DAY_START: readonly Step[] = [
  ...START,
  { scene: 'schedule', minutes: 2 },
  { scene: 'bracket', minutes: 2 },
];
const DAY_END: readonly Step[] = [
  { scene: 'bracket', minutes: 2 },
  { scene: 'standings', minutes: 2 },
  ...END,
];
const MAPS = { best_of_1: 1, best_of_3: 3, best_of_5: 5, tournament_day: 3 } as const;

/** Scenes that the package does not have are left out. */
export function templateItems({
  template,
  package: packageName,
  matches,
  startsAt,
}: TemplateInput): NewItem[] {
  return stepsOf(template, matches)
    .map(({ scene, minutes, match = null }) => ({
      cue: { ...emptyCue(scene, packageName), match },
      plannedAt: null,
      seconds: minutes * 60,
      notes: '',
    }))
    .filter(({ cue }) => isCueScene(cue))
    .map((item, index) => (index === 0 ? { ...item, plannedAt: startsAt } : item));
}

function stepsOf(template: RunTemplate, matches: readonly string[]): Step[] {
  const maps = MAPS[template];
  if (template !== 'tournament_day')
    return [...START, ...seriesSteps(maps, matches[0] ?? null), ...END];
  const series = matches.length === 0 ? [null] : matches;
  const middle = series.flatMap((match, index): Step[] => [
    ...(index === 0 ? [] : [{ scene: 'breaktime', minutes: 5 }]),
    ...seriesSteps(maps, match),
  ]);
  return [...DAY_START, ...middle, ...DAY_END];
}

function seriesSteps(maps: number, match: string | null): Step[] {
  const games = Array.from({ length: maps }, (_, index): Step[] => [
    ...(index === 0 ? [] : [{ scene: 'breaktime', minutes: 3, match }]),
    { scene: GAME_SCENE, minutes: 40, match },
    { scene: 'map-won', minutes: 1, match },
  ]).flat();
  return [
    { scene: 'versus', minutes: 2, match },
    { scene: 'map-veto', minutes: 4, match },
    ...games,
    { scene: 'series-won', minutes: 1, match },
    { scene: 'best-player', minutes: 1, match },
    { scene: 'maps-overview', minutes: 2, match },
  ];
}
