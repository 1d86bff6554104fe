import { InvalidParameter, MissingParameter } from '@mes/contract/errors';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { PrivateStore } from '../../platform/files/private-store';
import { listSharedOrigins } from '../accounts/origins/service';
import * as attachments from './attachments/service';
import { previewBan } from './ban-preview/service';
import { changeBan } from './bans/service';
import * as notes from './service';
import { texts } from './texts';

export const createNoteCalls = (store: PrivateStore): FeatureHandlers<'notes'> => ({
  change: ({ write, input, action }) =>
    write(async (tx) => {
      const { add, edit, delete: deleted, restore, update } = input;
      const change = add ?? edit ?? deleted ?? restore ?? update;
      if (!change) throw new MissingParameter('add');
      if (Object.values(input).filter(Boolean).length > 1) {
        throw new InvalidParameter('add', texts.oneChange);
      }
      const subject = await notes.findSubject(tx, change.about);
      let noteId: string | null = null;
      if (add) noteId = await notes.addNote(tx, { ...add, subject }, action);
      if (edit) noteId = await notes.editNote(tx, { ...edit, subject }, action);
      if (deleted) noteId = await notes.deleteNote(tx, { ...deleted, subject }, action);
      if (restore) noteId = await notes.restoreNote(tx, { ...restore, subject }, action);
      if (update) await changeBan(tx, { ...update, subject }, action);
      return { ...(await notes.readNotes(tx, subject, action.now)), noteId };
    }),
  read: async ({ db, input, now }) =>
    notes.readNotes(db, await notes.findSubject(db, input.id), now),
  getNotes: async ({ db, input, now }) => {
    const { player, team } = input;
    const about = player ?? (team === undefined ? undefined : `team:${team}`);
    if (about === undefined) throw new MissingParameter('player');
    return notes.readNotes(db, await notes.findSubject(db, about), now);
  },
  previewBan: async ({ db, input }) =>
    previewBan(db, {
      subject: await notes.findSubject(db, input.about),
      scope: input.scope,
    }),
  sharedOrigins: ({ db, input }) => listSharedOrigins(db, input.player),
  async addAttachment({ db, write, input, action, upload }) {
    const subject = await notes.findSubject(db, input.id);
    return attachments.addAttachment(
      { store, write },
      { subject, name: input.name, upload },
      action,
    );
  },
  attachments: async ({ db, input }) =>
    attachments.listAttachments(db, await notes.findSubject(db, input.id)),
  async attachment({ db, input }) {
    const subject = await notes.findSubject(db, input.id);
    return attachments.readAttachment({ db, store }, { subject, id: input.attachmentId });
  },
  async deleteAttachment({ write, input, action }) {
    await write(async (tx) => {
      const subject = await notes.findSubject(tx, input.id);
      await attachments.deleteAttachment(tx, { subject, id: input.attachmentId }, action);
    });
    return {};
  },
  restoreAttachment: ({ write, input, action }) =>
    write(async (tx) => {
      const subject = await notes.findSubject(tx, input.id);
      return attachments.restoreAttachment(tx, { subject, id: input.attachmentId }, action);
    }),
});
