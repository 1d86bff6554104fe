import { defineFeature } from '../define-feature';
import { deleteOrphans } from './attachments/service';
import { appealSource } from './bans/service';
import { createNoteCalls } from './calls';
import { noteData } from './personal-data';

export const notes = defineFeature({
  name: 'notes',
  calls: ({ privateFiles }) => ({ notes: createNoteCalls(privateFiles) }),
  ports: () => ({ appealSource }),
  personalData: () => noteData,
  tickers: ({ database, privateFiles: store }) => [
    {
      name: 'delete attachments without a note',
      everyMs: 3_600_000,
      run: (now) => deleteOrphans({ db: database.db, store }, now),
    },
  ],
});
