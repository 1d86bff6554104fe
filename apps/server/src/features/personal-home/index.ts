import { defineFeature } from '../define-feature';
import { personalHomeCalls } from './calls';

/** Above all features whose open matters it brings together. */
export const personalHome = defineFeature({
  name: 'personal-home',
  calls: () => ({ personalHome: personalHomeCalls }),
});
