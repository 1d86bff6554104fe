import type { FeatureHandlers } from '../../platform/calls/handlers';
import { getPersonalHome } from './service';

export const personalHomeCalls: FeatureHandlers<'personalHome'> = {
  get: ({ db, action }) => getPersonalHome(db, action),
};
