import { defineFeature } from '../define-feature';

import { fileCalls } from './calls';

export const files = defineFeature({
  name: 'files',
  calls: (deps) => ({ files: fileCalls(deps.files) }),
});
