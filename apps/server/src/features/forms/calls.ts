import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { PrivateStore } from '../../platform/files/private-store';
import type { FileStore } from '../../platform/files/store';
import type { PictureApproval } from '../files/service';
import * as editing from './editor/service';
import * as pictures from './pictures/service';
import { exportResponses, report } from './report/service';
import type { FindRespondent } from './respondents/service';
import * as responses from './responses/service';
import * as reviews from './reviews/service';
import { readAbout, readForm } from './service';

interface FormCallDeps {
  readonly files: FileStore;
  readonly privateFiles: PrivateStore;
  readonly pictureApproval: PictureApproval;
  readonly findRespondent: FindRespondent;
}

export function createFormCalls(deps: FormCallDeps): FeatureHandlers<'forms'> {
  const { files, privateFiles, pictureApproval, findRespondent } = deps;
  return {
    about: ({ db, input, now }) => readAbout(db, input.id, now),
    read: ({ db, input, actor, now }) => readForm({ db, findRespondent }, input.id, { actor, now }),
    setResponse: ({ write, input, action }) =>
      write((tx) => responses.setResponse({ tx, findRespondent }, input, action)),
    checkResponse: ({ db, input, actor, now }) =>
      responses.checkResponse({ db, findRespondent }, input.id, { actor, now }),
    uploadPicture: ({ db, write, input, action }) =>
      pictures.uploadPicture({ db, write, files: privateFiles, findRespondent }, input, action),
    picture: ({ db, input, actor }) =>
      pictures.readPicture({ db, files: privateFiles, findRespondent }, input.id, actor),

    all: ({ db, input, now }) => editing.list(db, input, now),
    get: ({ db, input, now }) => editing.get(db, input.id, now),
    create: ({ write, input, action }) => write((tx) => editing.create(tx, input, action)),
    edit: ({ write, input, action }) => write((tx) => editing.edit(tx, input, action)),
    open: ({ write, input, action }) => write((tx) => editing.open(tx, input, action)),
    close: ({ write, input, action }) => write((tx) => editing.close(tx, input, action)),
    remove: async ({ write, input, action }) => {
      await write((tx) => editing.remove(tx, input.id, action));
      return {};
    },
    restore: ({ write, input, action }) => write((tx) => editing.restore(tx, input.id, action)),
    history: ({ db, input }) => editing.history(db, input.id),
    version: ({ db, input }) => editing.version(db, input),

    getResponses: ({ db, input }) => responses.listResponses(db, input),
    report: ({ db, input, now }) => report(db, input.id, now),
    responsesFile: ({ db, input }) => exportResponses(db, input.id),
    acceptResponse: ({ db, write, input, action }) =>
      reviews.acceptResponse({ db, write, files, privateFiles, pictureApproval }, input, action),
    refuseResponse: ({ write, input, action }) =>
      write((tx) => reviews.refuseResponse(tx, input, action)),
    removeResponse: async ({ write, input, action }) => {
      await write((tx) => responses.removeResponse(tx, input.id, action));
      return {};
    },
    restoreResponse: ({ write, input, action }) =>
      write((tx) => responses.restoreResponse(tx, input.id, action)),
  };
}
