import type { FeatureHandlers } from '../../platform/calls/handlers';
import { findEmbedded } from './service';

export const embedCalls: FeatureHandlers<'embeds'> = {
  find: ({ db, input, now }) => findEmbedded(db, input.subjects, now),
};
