import { defineFeature } from '../define-feature';
import { createFileCalls } from './calls';

export const files = defineFeature({
  name: 'files',
  calls: (deps) => ({ files: createFileCalls(deps.files) }),
});
