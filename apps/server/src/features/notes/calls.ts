import { InvalidParameter, MissingParameter } from '@mes/contract/errors';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import { changeBan } from './bans/service';
import * as notes from './service';
import { texts } from './texts';

export const noteCalls: FeatureHandlers<'notes'> = {
  change: ({ write, input, action }) =>
    write(async (tx) => {
      const { add, edit, delete: deleted, update } = input;
      const change = add ?? edit ?? deleted ?? update;
      if (!change) throw new MissingParameter('add');
      if (Object.values(input).filter(Boolean).length > 1) {
        throw new InvalidParameter('add', texts.oneChange);
      }
      const subject = await notes.findSubject(tx, change.about);
      let noteId: string | null = null;
      if (add) noteId = await notes.addNote(tx, { ...add, subject }, action);
      if (edit) noteId = await notes.editNote(tx, { ...edit, subject }, action);
      if (deleted) noteId = await notes.deleteNote(tx, { ...deleted, subject }, action);
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
};
