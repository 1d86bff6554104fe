/** Predicted matches in the shape of the bracket that the site draws. */
import type { Pickem, Prediction } from '@mes/contract/pickem-schemas';
import type { PredictedMatch } from '@mes/domain/pickem/prediction';
import { matchKey } from '@mes/domain/pickem/questions';
import type { SlotSource } from '@mes/domain/tournament/model/vocabulary';
import type { BracketMatch, BracketRound, BracketSource } from '@mes/ui/bracket/shape';

export type PickemTeam = Pickem['teams'][number];
export type TeamsById = ReadonlyMap<string, PickemTeam>;
export type Marks = ReadonlyMap<string, Prediction['marks'][number]>;

/** Ids of matches are the keys of their questions. */
export function toRounds(
  questions: readonly PredictedMatch[],
  teams: TeamsById,
): (BracketRound & { matches: BracketMatch[] })[] {
  const rounds = new Map<string, BracketRound & { matches: BracketMatch[] }>();
  for (const question of questions) {
    const { part, round } = question.position;
    const key = `${part} ${round}`;
    const own = rounds.get(key) ?? {
      part,
      round,
      name: question.roundName,
      bestOf: 1,
      matches: [],
    };
    own.matches.push(toMatch(question, teams));
    rounds.set(key, own);
  }
  return [...rounds.values()];
}

function toMatch(question: PredictedMatch, teams: TeamsById): BracketMatch {
  const { key, stage, answer, sources } = question;
  const slot = (side: 0 | 1) => ({
    team: teams.get(question.teams[side] ?? '') ?? null,
    score: null,
    source: toSource(sources[side], stage),
  });
  const picked = answer[0] === undefined ? null : question.teams.indexOf(answer[0]);
  return {
    id: key,
    matchID: question.points,
    state: picked === null ? 'scheduled' : 'finished',
    bestOf: 1,
    slots: [slot(0), slot(1)],
    winner: picked === null ? null : picked === 0 ? 'A' : 'B',
    startsAt: null,
  };
}

function toSource(source: SlotSource, stage: number): BracketSource {
  if ('match' in source)
    return { type: source.type, match: { id: matchKey(stage, source.match), matchID: 0 } };
  return { type: source.type };
}

/** By question and team. */
export function toMarks({ marks }: Pick<Prediction, 'marks'>): Marks {
  return new Map(marks.map((mark) => [markKey(mark.question, mark.team), mark]));
}

export function markKey(question: string, team: string | undefined): string {
  return `${question} ${team ?? ''}`;
}
