import { type Bracket, expandBracket } from '@mes/client/bracket';
import type { StreamTournament } from '@mes/contract/stream';

/** A tournament with its bracket as scenes show it. */
export interface SceneTournament extends Omit<StreamTournament, 'bracket'> {
  readonly bracket: Bracket | null;
}

export function toSceneTournament(answer: StreamTournament): SceneTournament {
  return { ...answer, bracket: answer.bracket && expandBracket(answer.bracket) };
}
