import { defineFeature } from '../define-feature';

/** Results of the past are imported by the command line; this feature has no calls. */
export const imports = defineFeature({ name: 'imports' });
