import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { CountVetoes } from '../statistics/teams/service';
import { compareOpponents, readHeadToHead } from './service';

export function createHeadToHeadCalls(vetoes: CountVetoes): FeatureHandlers<'headToHead'> {
  return {
    match: ({ db, input, now }) => compareOpponents(db, input.id, { vetoes, now }),
    teams: ({ db, input, now }) => readHeadToHead(db, input, { vetoes, now }),
  };
}
