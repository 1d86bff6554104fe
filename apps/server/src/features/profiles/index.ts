import { defineFeature } from '../define-feature';

import { countBans } from '../rooms/service';
import { createProfileCalls } from './calls';
import { profilePages } from './pages';

export const profiles = defineFeature({
  name: 'profiles',
  calls: () => createProfileCalls(countBans),
  pages: profilePages,
});
