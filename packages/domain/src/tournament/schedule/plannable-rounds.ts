/** The matches that so many teams would play, so that times can be planned before any team is known. */
import type { BestOf } from '../../series/best-of';
import type { PlanNode } from '../model/plan';
import { type Round, rounds } from '../model/rounds';
import type { Stage } from '../model/state';
import {
  type Position,
  positionKey,
  type RoundPlan,
  type StageSettings,
} from '../model/vocabulary';
import { type Entry, entriesOf } from '../stages/chain';
import { chainProblems } from '../stages/chain-problems';
import { create } from '../stages/stage';
import { expectedMatches } from '../swiss/rounds';
import { planKey, planRound } from './planned-starts';
import { type PlannedMatch, seriesMinutes } from './start-times';

export interface PlannableRound extends Pick<RoundPlan, 'part' | 'round'> {
  /** Index of the stage. */
  readonly stage: number;
  /** Of the round; of that of the first group where several groups play it. */
  readonly name: string;
  readonly isGrouped: boolean;
  readonly number: number;
  readonly bestOf: BestOf;
  readonly matches: readonly PlannedMatch[];
}

/** In order of play. Throws the reason where so many teams cannot play these stages. */
export function plannableRounds(stages: readonly StageSettings[], teams: number): PlannableRound[] {
  const [problem] = chainProblems(stages, teams);
  if (problem) throw new RangeError(problem.reason);
  const entries = entriesOf(stages, teams);
  const all: PlannableRound[] = [];
  for (const [index, settings] of stages.entries()) {
    const entrants = entries[index]!.map(({ into }, seed) => ({ team: String(seed), into }));
    const stage = create({ settings, entrants });
    const before = (seed: number) => matchesDeciding(all, entries[index]![seed]!);
    all.push(...mergeGroups(roundsOf({ stage, index, before })));
  }
  return all;
}

interface StageContext {
  readonly stage: Stage;
  readonly index: number;
  /** Ids of the matches that decide who has a seed. */
  readonly before: (seed: number) => readonly string[];
}

function roundsOf(context: StageContext): PlannableRound[] {
  const { stage, index } = context;
  const isSwiss = stage.settings.format === 'swiss';
  return rounds(stage).map((round, place) => ({
    stage: index,
    ...planRound(stage.plan.rounds[place]!),
    name: round.name,
    isGrouped: round.group !== null,
    number: round.round,
    bestOf: round.bestOf,
    matches: isSwiss
      ? swissMatches(context, round)
      : stage.plan.rounds[place]!.nodes.map((node) =>
          toMatch(context, stage.plan.nodes[node]!, round),
        ),
  }));
}

function toMatch({ index, before }: StageContext, node: PlanNode, round: Round): PlannedMatch {
  const { position, origins, sources } = node;
  const seeds = origins.flatMap((origin) =>
    origin.type === 'entrant' && origin.entrant >= 0 ? [origin.entrant] : [],
  );
  const earlier = sources.flatMap((source) =>
    'match' in source ? [idAt(index, source.match)] : [],
  );
  return {
    id: idAt(index, position),
    minutes: seriesMinutes(round.bestOf),
    teams: seeds.map((seed) => `${index} ${seed}`),
    after: [...new Set([...earlier, ...seeds.flatMap(before)])],
  };
}

/** Who meets whom is drawn after the round before, so all of it has to be over. */
function swissMatches({ stage, index, before }: StageContext, round: Round): PlannedMatch[] {
  const { settings, entrants } = stage;
  if (settings.format !== 'swiss') return [];
  const counts = expectedMatches(settings.target, entrants.length);
  const ids = (number: number) =>
    Array.from({ length: counts[number - 1] ?? 0 }, (_, place) =>
      idAt(index, { part: 'swiss', group: null, round: number, index: place }),
    );
  const after =
    round.round > 1 ? ids(round.round - 1) : entrants.flatMap((_, seed) => before(seed));
  return ids(round.round).map((id) => ({
    id,
    minutes: seriesMinutes(round.bestOf),
    teams: [],
    after: [...new Set(after)],
  }));
}

/** The same round of all groups is one, where it was first. */
function mergeGroups(found: readonly PlannableRound[]): PlannableRound[] {
  const merged = new Map<string, PlannableRound>();
  for (const round of found) {
    const known = merged.get(planKey(round));
    merged.set(
      planKey(round),
      known ? { ...known, matches: [...known.matches, ...round.matches] } : round,
    );
  }
  return [...merged.values()].filter(({ matches }) => matches.length > 0);
}

/** All of the stage, or of the group, that somebody comes from. */
function matchesDeciding(all: readonly PlannableRound[], { from }: Entry): string[] {
  if (!from) return [];
  return all
    .filter(({ stage }) => stage === from.stage)
    .flatMap(({ matches }) => matches.map(({ id }) => id))
    .filter((id) => from.group === null || id.startsWith(`${from.stage} ${from.group} `));
}

function idAt(stage: number, position: Position): string {
  return `${stage} ${position.group ?? '-'} ${positionKey(position)}`;
}
