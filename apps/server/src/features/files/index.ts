import { defineFeature } from '../define-feature';
import { createFileCalls } from './calls';
import { deleteUnusedFiles } from './unused/service';

const DAY_MS = 86_400_000;

export const files = defineFeature({
  name: 'files',
  calls: ({ files: store, ports: { pictureApproval } }) => ({
    files: createFileCalls({ files: store, pictureApproval }),
  }),
  tickers: ({ databaseUrl, files: store, privateFiles }) => [
    {
      name: 'delete files that nothing refers to',
      everyMs: DAY_MS,
      run: (now) =>
        deleteUnusedFiles({ databaseUrl, files: store, privateFiles }, now).then(() => null),
    },
  ],
});
