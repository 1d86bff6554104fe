import { defineFeature } from '../define-feature';
import { createFileCalls } from './calls';

export const files = defineFeature({
  name: 'files',
  calls: ({ files: store, ports: { pictureApproval } }) => ({
    files: createFileCalls({ files: store, pictureApproval }),
  }),
});
