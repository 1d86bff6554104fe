import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { FileStore } from '../../platform/files/store';
import * as decisions from './decisions/service';
import { listSubmissions, readPicture, readWaiting } from './service';

export const createPictureApprovalCalls = (
  files: FileStore,
): FeatureHandlers<'pictureApproval'> => ({
  list: ({ db, input }) => listSubmissions(db, input),
  waiting: ({ db, input, actor }) => readWaiting(db, input.team, actor),
  picture: ({ db, input, actor }) => readPicture(db, input.id, actor),
  approve: async ({ db, write, input, action }) => {
    await decisions.approve({ db, files, write }, input.id, action);
    return {};
  },
  reject: async ({ write, input, action }) => {
    await write((tx) => decisions.reject(tx, input, action));
    return {};
  },
  restore: async ({ write, input, action }) => {
    await write((tx) => decisions.restore(tx, input.id, action));
    return {};
  },
});
