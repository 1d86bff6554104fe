/**
 * A prediction is what somebody picked, by the key of the question: one team for a match, teams from
 * the first place down for a group. The engine plays it like real results, so that a predicted winner
 * stands in the next match and a predicted place in the next stage.
 */

import type { TeamSlot } from '../series/team-slots';
import { at } from '../tournament/model/paged-array';
import { replay } from '../tournament/model/replay';
import {
  type Position,
  positionKey,
  type Result,
  type SlotSource,
} from '../tournament/model/vocabulary';
import { entriesOf, type Place } from '../tournament/stages/chain';
import { isFinished } from '../tournament/stages/finished';
import { placements } from '../tournament/stages/placements';
import { won } from '../tournament/stages/play-out';
import { setupProblem } from '../tournament/stages/problems';
import { create, type Stage } from '../tournament/stages/stage';
import {
  isElimination,
  isPlaceholder,
  type MatchQuestion,
  type OrderQuestion,
  type PickemSetup,
  placeholder,
  type Question,
  questionsOf,
} from './questions';

/** Ids of teams by the key of the question. */
export type Picks = Readonly<Record<string, readonly string[]>>;

/** A question with the teams that the picks before it lead to, and its own pick. */
export type PredictedQuestion = PredictedMatch | PredictedOrder;

export interface PredictedMatch extends MatchQuestion {
  /** Null while earlier picks leave them open. */
  readonly teams: readonly [string | null, string | null];
  /** Where they come from. */
  readonly sources: readonly [SlotSource, SlotSource];
  /** The picked team, if it is one of the two. */
  readonly answer: readonly string[];
  readonly isAnswered: boolean;
}

export interface PredictedOrder extends OrderQuestion {
  /** In order of seed. */
  readonly teams: readonly (string | null)[];
  /** From the first of the asked places down; perhaps not all yet. */
  readonly answer: readonly string[];
  readonly isAnswered: boolean;
}

export interface Prediction {
  /** In order of play. */
  readonly questions: readonly PredictedQuestion[];
  /** Those picks that fit each other and the tournament. */
  readonly picks: Picks;
  readonly answered: number;
  readonly isComplete: boolean;
  /** The first four of the last stage, the champion first; empty while that is open. */
  readonly finalists: readonly string[];
}

/** Plays the picks. A pick that does not fit those before it is left out. */
export function predict(setup: PickemSetup, picks: Picks): Prediction {
  const all = questionsOf(setup);
  const entries = entriesOf(setup.stages, setup.teams.length);
  const played: PredictedStage[] = [];
  setup.stages.forEach((settings, index) => {
    const entrants = entries[index]!.map(({ from, into }, seed) => ({
      team: (from ? teamAt(played, from) : setup.teams[seed]) ?? placeholder(seed),
      into,
    }));
    const isPlayable = setupProblem(settings, entrants) === null;
    const questions = all.filter(({ stage }) => stage === index);
    const stage = isPlayable ? create({ settings, entrants }) : null;
    played.push(stage ? playStage(stage, questions, picks) : UNPLAYED);
  });
  const questions = played.flatMap((stage) => stage.questions);
  const answered = questions.filter(({ isAnswered }) => isAnswered).length;
  return {
    questions,
    picks: Object.fromEntries(
      questions.flatMap(({ key, answer }) => (answer.length > 0 ? [[key, answer]] : [])),
    ),
    answered,
    isComplete: answered === questions.length && questions.length > 0,
    finalists: FINALISTS.flatMap(
      (place) => teamAt(played, { stage: played.length - 1, group: null, place }) ?? [],
    ),
  };
}

/** Keys of picks that do not fit; empty for a prediction that can be saved. */
export function misfits(prediction: Prediction, picks: Picks): string[] {
  return Object.entries(picks).flatMap(([key, teams]) => {
    const fitting = prediction.picks[key] ?? [];
    const isSame =
      teams.length === fitting.length && teams.every((team, at) => team === fitting[at]);
    return isSame ? [] : [key];
  });
}

const FINALISTS = [1, 2, 3, 4];

interface PredictedStage {
  readonly questions: readonly PredictedQuestion[];
  readonly teamAt: (place: Place) => string | undefined;
}

const UNPLAYED: PredictedStage = { questions: [], teamAt: () => undefined };

function teamAt(played: readonly PredictedStage[], place: Place): string | undefined {
  return played[place.stage]?.teamAt(place);
}

function playStage(stage: Stage, questions: readonly Question[], picks: Picks): PredictedStage {
  return isElimination(stage.settings)
    ? playBracket(stage, questions, picks)
    : askOrders(stage, questions, picks);
}

function playBracket(before: Stage, questions: readonly Question[], picks: Picks): PredictedStage {
  let stage = before;
  const results = new Map<number, Result>();
  const asked: PredictedQuestion[] = [];
  for (const question of questions) {
    if (question.kind !== 'match') continue;
    const node = nodeAt(stage, question.position)!;
    const { a, b } = at(stage.cells, node);
    const teams = [known(stage, a), known(stage, b)] as const;
    const [picked] = picks[question.key] ?? [];
    const side = picked === undefined || teams.includes(null) ? -1 : teams.indexOf(picked);
    if (side !== -1) stage = win(stage, results, { node, side: side === 0 ? 'A' : 'B' });
    const answer = side === -1 ? [] : [picked!];
    const { sources } = stage.plan.nodes[node]!;
    asked.push({ ...question, teams, sources, answer, isAnswered: side !== -1 });
  }
  const order = isFinished(stage) ? placements(stage) : [];
  return {
    questions: asked,
    teamAt: ({ place }) => order.find(({ groupPlace }) => groupPlace === place)?.team,
  };
}

/** Whoever comes with a loss has to win the grand final twice. */
function win(
  stage: Stage,
  results: Map<number, Result>,
  { node, side }: { node: number; side: TeamSlot },
): Stage {
  const { position, endsUnlessB } = stage.plan.nodes[node]!;
  results.set(node, won(side));
  const reset = nodeAt(stage, { ...position, round: 2 });
  if (endsUnlessB && side === 'B' && reset !== undefined) results.set(reset, won('B'));
  return replay(stage, results);
}

function nodeAt({ plan }: Stage, position: Position): number | undefined {
  return plan.byPosition.get(positionKey(position));
}

function askOrders(stage: Stage, questions: readonly Question[], picks: Picks): PredictedStage {
  const asked = questions.flatMap((question): PredictedOrder[] => {
    if (question.kind !== 'order') return [];
    const teams = question.entrants.map((entrant) => known(stage, entrant));
    const answer = orderFrom(picks[question.key] ?? [], { teams, most: question.places.length });
    return [{ ...question, teams, answer, isAnswered: answer.length === question.places.length }];
  });
  return {
    questions: asked,
    teamAt: ({ group, place }) => {
      const own = asked.find((each) => each.group === group || asked.length === 1);
      return own?.isAnswered ? own.answer[own.places.indexOf(place)] : undefined;
    },
  };
}

/** As much of a picked order as still fits, so that one replaced team does not cost all of it. */
function orderFrom(
  picked: readonly string[],
  { teams, most }: { teams: readonly (string | null)[]; most: number },
): string[] {
  if (teams.includes(null)) return [];
  return [...new Set(picked)].filter((team) => teams.includes(team)).slice(0, most);
}

/** Null for nobody and for a placeholder. */
function known({ entrants }: Stage, entrant: number): string | null {
  const { team } = entrants[entrant] ?? { team: null };
  return team === null || isPlaceholder(team) ? null : team;
}
