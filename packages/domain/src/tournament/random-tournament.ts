/**
 * Random tournaments: any chain of stages that the editor accepts, and what can happen to it. For
 * tests of what must hold whatever happens.
 */
import { between, pick, type Random, shuffled } from '../random/random';
import { blockedStage, endBracket, shortenStage } from './blocked-stage';
import type { Advance, Result, SlotScore, StageSettings } from './model/vocabulary';
import { STAGE_FORMATS } from './model/vocabulary';
import { entriesOf, groupSizes } from './stages/chain';
import { chainProblems } from './stages/chain-problems';
import {
  drawProblem,
  type Match,
  matches,
  type NamedPairing,
  record,
  type Stage,
  undrawRound,
} from './stages/stage';
import { remainingTeams } from './swiss/remaining-teams';
import {
  type BracketPosition,
  type BracketStep,
  drawNamedRound,
  dropTeam,
  recordResult,
  reinstateTeam,
  type TournamentBracket,
} from './tournament-bracket';

export interface RandomChain {
  readonly stages: readonly StageSettings[];
  readonly teams: number;
}

const MOST_STAGES = 5;

export function randomChain(random: Random, mostTeams: number): RandomChain {
  for (;;) {
    const chain = tryChain(random, mostTeams);
    if (chainProblems(chain.stages, chain.teams).length === 0) return chain;
  }
}

/** Often not playable: a stage may be left without teams. */
function tryChain(random: Random, mostTeams: number): RandomChain {
  const count = between(random, 1, MOST_STAGES);
  const teams = between(random, Math.min(2 * count, mostTeams), mostTeams);
  const stages: StageSettings[] = [];
  for (let index = 0; index < count; index++) {
    const size = entriesOf([...stages, PLACEHOLDER], teams)[index]!.length;
    const settings = randomStage(random, size);
    const advances = randomAdvances(random, { settings, size, index, count });
    stages.push({ ...settings, advances });
  }
  return { stages: stages.map((settings) => withoutMissingLowers(settings, stages)), teams };
}

const PLACEHOLDER: StageSettings = {
  format: 'single_elimination',
  bestOf: 3,
  rounds: [],
  advances: [],
  thirdPlaceMatch: false,
};

function randomStage(random: Random, teams: number): StageSettings {
  const common = { bestOf: 3, rounds: [], advances: [] } as const;
  const format = pick(random, STAGE_FORMATS);
  const groups = between(random, 1, Math.max(1, Math.floor(teams / 2)));
  const drawable = random() < 0.3 ? 2 : 3;
  switch (format) {
    case 'single_elimination':
      return { ...common, format, thirdPlaceMatch: random() < 0.5 };
    case 'double_elimination':
      return { ...common, format, grandFinalReset: random() < 0.5 };
    case 'round_robin':
      return { ...common, format, groups, legs: between(random, 1, 2), bestOf: drawable };
    case 'gsl':
      return { ...common, format, groups };
    case 'swiss':
      if (random() < 0.5) {
        const [wins, losses] = [between(random, 1, 3), between(random, 1, 3)];
        return { ...common, format, target: { kind: 'records', wins, losses } };
      }
      return {
        ...common,
        format,
        target: { kind: 'rounds', rounds: between(random, 1, 4) },
        bestOf: drawable,
      };
  }
}

/** Spans of places, each to any later stage; some places in between lead nowhere. */
function randomAdvances(
  random: Random,
  {
    settings,
    size,
    index,
    count,
  }: { settings: StageSettings; size: number; index: number; count: number },
): Advance[] {
  if (index === count - 1 || size < 2) return [];
  const most = Math.min(...groupSizes(settings, size));
  const advances: Advance[] = [];
  for (let from = 1; from <= most; ) {
    const to = Math.min(most, from + between(random, 0, 3));
    const stage = between(random, index + 1, count - 1);
    const into = random() < 0.3 ? 'lower' : null;
    if (random() < 0.8) advances.push({ from, to, stage, into });
    from = to + 1;
  }
  return advances;
}

function withoutMissingLowers(
  settings: StageSettings,
  stages: readonly StageSettings[],
): StageSettings {
  const advances = settings.advances.map((advance) =>
    stages[advance.stage]!.format === 'double_elimination' ? advance : { ...advance, into: null },
  );
  return { ...settings, advances };
}

export type BracketChange =
  | ({
      readonly kind: 'result' | 'correction' | 'reset';
      readonly result: Result | null;
    } & BracketPosition)
  | { readonly kind: 'drop' | 'reinstatement'; readonly team: string }
  | { readonly kind: 'redraw'; readonly stage: number; readonly named: readonly NamedPairing[] }
  | { readonly kind: 'shorten' | 'end' };

export function applyChange(bracket: TournamentBracket, change: BracketChange): BracketStep {
  switch (change.kind) {
    case 'result':
    case 'correction':
    case 'reset':
      return recordResult(bracket, change, change.result);
    case 'drop':
      return dropTeam(bracket, change.team);
    case 'reinstatement':
      return reinstateTeam(bracket, change.team);
    case 'redraw':
      return drawNamedRound(bracket, change.stage, { named: change.named, isRedraw: true });
    case 'shorten':
      return shortenStage(bracket);
    case 'end':
      return endBracket(bracket);
  }
}

/** Something that can happen now; null where nothing can. */
export function randomChange(bracket: TournamentBracket, random: Random): BracketChange | null {
  const luck = random();
  if (luck < 0.08) return dropOf(bracket, random);
  if (luck < 0.14) return reinstatementOf(bracket, random);
  if (luck < 0.22) return correctionOf(bracket, random, 'correction');
  if (luck < 0.28) return correctionOf(bracket, random, 'reset');
  if (luck < 0.31) return redrawOf(bracket, random);
  return nextStep(bracket, random);
}

/** What brings a tournament closer to its end; null where it is over. */
export function nextStep(bracket: TournamentBracket, random: Random): BracketChange | null {
  const open = found(bracket, ({ state }) => state === 'open');
  if (open.length > 0) {
    const { stage, match } = pick(random, open);
    const result = anyResult(bracket.stages[stage]!.settings, random);
    return { kind: 'result', stage, position: match.position, result };
  }
  return blockedStage(bracket) ? { kind: random() < 0.5 ? 'shorten' : 'end' } : null;
}

function dropOf({ stages, dropped }: TournamentBracket, random: Random): BracketChange | null {
  const inside = stages[0]!.stage!.entrants.filter(({ team }) => !dropped.includes(team));
  return inside.length === 0 ? null : { kind: 'drop', team: pick(random, inside).team };
}

function reinstatementOf({ dropped }: TournamentBracket, random: Random): BracketChange | null {
  return dropped.length === 0 ? null : { kind: 'reinstatement', team: pick(random, dropped) };
}

/** Also of a match that a team forfeited because it is out. */
function correctionOf(
  bracket: TournamentBracket,
  random: Random,
  kind: 'correction' | 'reset',
): BracketChange | null {
  const decided = found(
    bracket,
    ({ result, automatic, slots }) =>
      result !== null &&
      slots.every(({ team }) => team !== null) &&
      (kind === 'correction' || !automatic),
  );
  if (decided.length === 0) return null;
  const { stage, match } = pick(random, decided);
  const result = kind === 'reset' ? null : anyResult(bracket.stages[stage]!.settings, random);
  return { kind, stage, position: match.position, result };
}

/** The last Swiss round in another order, while nobody has played it. */
function redrawOf({ stages }: TournamentBracket, random: Random): BracketChange | null {
  for (const [index, { stage }] of stages.entries()) {
    if (!stage || !isRedrawable(stage)) continue;
    const before = undrawRound(stage).stage;
    const teams = shuffled(random, remainingTeams(before)).map(
      (seed) => before.entrants[seed]!.team,
    );
    const named = Array.from(
      { length: Math.ceil(teams.length / 2) },
      (_, pair): NamedPairing => [teams[2 * pair]!, teams[2 * pair + 1] ?? null],
    );
    if (drawProblem(before, named) === null) return { kind: 'redraw', stage: index, named };
  }
  return null;
}

function isRedrawable(stage: Stage): boolean {
  const { pairings, results } = record(stage);
  const last = pairings.length;
  return last > 0 && results.every(({ position }) => position.round < last);
}

function found(bracket: TournamentBracket, isWanted: (match: Match) => boolean) {
  return bracket.stages.flatMap(({ stage }, index) =>
    (stage ? matches(stage) : []).filter(isWanted).map((match) => ({ stage: index, match })),
  );
}

function anyResult(settings: StageSettings, random: Random): Result {
  const luck = random();
  if (luck < 0.04) return { kind: 'forfeit', by: pick(random, ['A', 'B', 'both'] as const) };
  if (luck < 0.05) return { kind: 'cancelled' };
  const { bestOf } = settings;
  const scores = bestOf === 2 ? EVEN_SCORES : ODD_SCORES;
  const maps = pick(random, scores);
  const winner = maps[0] === maps[1] ? null : maps[0] > maps[1] ? 'A' : 'B';
  return { kind: 'played', winner, maps, rounds: [0, 0] };
}

const ODD_SCORES: readonly SlotScore[] = [
  [2, 0],
  [2, 1],
  [1, 2],
];
/** Of a best of 2, which can be drawn. */
const EVEN_SCORES: readonly SlotScore[] = [
  [2, 0],
  [1, 1],
  [0, 2],
];
