import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { createFormCalls } from './calls';
import { createFormData } from './personal-data';
import { deleteUnsentPictures } from './pictures/service';
import { createFindRespondent, type FindRespondent } from './respondents/service';

interface Own {
  readonly findRespondent: FindRespondent;
}

const HOUR_MS = 3_600_000;

export const forms = defineFeature<Own>({
  name: 'forms',
  setup: async ({ database }) => ({ findRespondent: await createFindRespondent(database.db) }),
  calls: ({ files, privateFiles, ports: { pictureApproval } }, { findRespondent }) => ({
    forms: createFormCalls({ files, privateFiles, pictureApproval, findRespondent }),
  }),
  channels: { forms: audience('Moderator') },
  personalData: ({ privateFiles }, { findRespondent }) =>
    createFormData({ files: privateFiles, findRespondent }),
  tickers: ({ database, privateFiles: files, clock }) => [
    {
      name: 'delete unsent pictures of forms',
      everyMs: HOUR_MS,
      run: () => deleteUnsentPictures({ database, files }, clock()),
    },
  ],
});
