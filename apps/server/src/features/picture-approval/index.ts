import { defineFeature } from '../define-feature';
import { createPictureApprovalCalls } from './calls';
import { pictureSubmissionData } from './personal-data';
import { PICTURE_APPROVAL_PROPERTIES } from './properties';
import { pictureApproval as approval, deleteOldSubmissions } from './service';

const HOUR_MS = 3_600_000;

export const pictureApproval = defineFeature({
  name: 'picture-approval',
  properties: PICTURE_APPROVAL_PROPERTIES,
  ports: () => ({ pictureApproval: approval }),
  calls: ({ files }) => ({ pictureApproval: createPictureApprovalCalls(files) }),
  personalData: () => pictureSubmissionData,
  tickers: ({ database }) => [
    {
      name: 'delete old picture submissions',
      everyMs: HOUR_MS,
      run: (now) => deleteOldSubmissions(database.db, now),
    },
  ],
});
