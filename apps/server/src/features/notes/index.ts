import { join } from 'node:path';
import { createPrivateStore } from '../../platform/files/private-store';
import { defineFeature } from '../define-feature';
import { deleteOrphans } from './attachments/service';
import { createNoteCalls } from './calls';
import { noteData } from './personal-data';

export const notes = defineFeature({
  name: 'notes',
  setup: ({ config }) => createPrivateStore(join(config.dataDir, 'attachments')),
  calls: (_deps, store) => ({ notes: createNoteCalls(store) }),
  personalData: () => noteData,
  tickers: ({ database }, store) => [
    {
      name: 'delete attachments without a note',
      everyMs: 3_600_000,
      run: (now) => deleteOrphans({ db: database.db, store }, now),
    },
  ],
});
