import type { FeatureHandlers } from '../../platform/calls/handlers';
import { compareOpponents, readHeadToHead, type VetoSource } from './service';

export function createHeadToHeadCalls(vetoes: VetoSource): FeatureHandlers<'headToHead'> {
  return {
    match: ({ db, input, now }) => compareOpponents(db, input.id, { vetoes, now }),
    teams: ({ db, input, now }) => readHeadToHead(db, input, { vetoes, now }),
  };
}
