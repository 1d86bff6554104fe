/** What a prediction has earned so far, and what it can still earn. */
import type { Outlook, RoundOutlook } from './outlook';
import { roundKey } from './outlook';
import type { PlaceOutlook } from './places';
import { PLACE_POINTS } from './points';
import type { Picks } from './prediction';
import {
  type MatchQuestion,
  type OrderQuestion,
  type PickemSetup,
  placeWorth,
  type Question,
  questionsOf,
} from './questions';

/**
 * - `correct`, `partial`, `wrong`: decided; partial: the team goes on from another place than picked
 * - `open`: it can still earn points
 * - `impossible`: not decided, but the team cannot get there any more
 */
export const PICK_STATES = ['correct', 'partial', 'wrong', 'open', 'impossible'] as const;
export type PickState = (typeof PICK_STATES)[number];

export interface PickMark {
  readonly key: string;
  readonly team: string;
  readonly state: PickState;
  readonly points: number;
  /** Points that it can still earn beyond these. */
  readonly possible: number;
}

export interface PredictionScore {
  readonly points: number;
  /** Most points that can still come, beyond those. */
  readonly possible: number;
  /** Picks that were right. */
  readonly correct: number;
  readonly marks: readonly PickMark[];
}

/**
 * Scores many predictions of one tournament. A pick counts for its round or place, not for the one
 * match or group: a team that gets there by another way than predicted counts as well. While every
 * match has a winner, points and possible points together never grow by a result.
 */
export function createScoring(
  setup: PickemSetup,
  outlook: Outlook,
): (picks: Picks) => PredictionScore {
  const questions = questionsOf(setup);
  return (picks) => {
    const marks = questions.flatMap((question) =>
      (picks[question.key] ?? []).map((team, place) =>
        markOf(setup, { question, team, place, outlook }),
      ),
    );
    const sum = (worth: (mark: PickMark) => number) =>
      marks.reduce((total, mark) => total + worth(mark), 0);
    return {
      points: sum(({ points }) => points),
      possible: sum(({ possible }) => possible),
      correct: marks.filter(({ state }) => state === 'correct').length,
      marks,
    };
  };
}

/** All points that there are. */
export function mostPoints(setup: PickemSetup): number {
  return questionsOf(setup).reduce((total, { points }) => total + points, 0);
}

function markOf(
  setup: PickemSetup,
  {
    question,
    team,
    place,
    outlook,
  }: { question: Question; team: string; place: number; outlook: Outlook },
): PickMark {
  const stage = outlook[question.stage]!;
  const head = { key: question.key, team };
  if (question.kind === 'match') {
    const round = stage.rounds.get(roundKey(question.position.part, question.roundsLeft));
    return { ...head, ...markMatch(question, team, round) };
  }
  const picked = question.places[place]!;
  const found = stage.places.get(team);
  const worths = found ? worthsOf(setup, question, { picked, found }) : [0];
  return { ...head, ...markPlace(worths, stage.isOver) };
}

type Mark = Pick<PickMark, 'state' | 'points' | 'possible'>;

function markMatch({ points }: MatchQuestion, team: string, round: RoundOutlook | undefined): Mark {
  if (round?.winners.has(team)) return { state: 'correct', points, possible: 0 };
  if (round?.candidates.has(team)) return { state: 'open', points: 0, possible: points };
  const isWrong = !round || round.isOver || round.losers.has(team);
  return { state: isWrong ? 'wrong' : 'impossible', points: 0, possible: 0 };
}

/** What the pick is worth on each place that is left for the team. */
function worthsOf(
  { stages }: PickemSetup,
  { stage }: OrderQuestion,
  { picked, found }: { picked: number; found: PlaceOutlook },
): number[] {
  const { best, worst, isIn, isOut } = found;
  const worths = Array.from({ length: worst - best + 1 }, (_, index) =>
    placeWorth(stages[stage]!, { picked, place: best + index, isOut }),
  );
  return isIn ? worths : [0, ...worths];
}

function markPlace(worths: readonly number[], isOver: boolean): Mark {
  const points = Math.min(...worths);
  const best = Math.max(...worths);
  if (best > points) return { state: 'open', points, possible: best - points };
  if (points === 0) return { state: isOver ? 'wrong' : 'impossible', points, possible: 0 };
  return { state: points < PLACE_POINTS.exact ? 'partial' : 'correct', points, possible: 0 };
}
