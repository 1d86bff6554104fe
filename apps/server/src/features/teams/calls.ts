import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as teams from './service';

export const teamCalls: FeatureHandlers<'teams'> = {
  summary: ({ db, input }) => teams.summary(db, input.name),
  info: ({ db, input }) => teams.summary(db, input.team),
};
