import { errorText } from '@mes/client/error-text';
import type { NoteEntry, Notes } from '@mes/contract/moderation-schemas';
import { api } from '../../api/client';
import { useWrite } from '../../api/use-call';
import { ask, confirm, showError, showInfo } from '../../components/dialogs/dialogs';
import { notify } from '../../components/toasts/notify';
import { NoteHistory } from './NoteHistory';
import { aboutOf } from './subject-key';
import * as texts from './texts';

const MAX_NOTE = 5_000;

export function useNoteActions(record: Notes) {
  const change = useWrite('notes', 'change', { invalidates: ['notes', 'logs'] });
  const about = aboutOf(record);

  async function add(note: string): Promise<boolean> {
    try {
      await change.mutateAsync({ add: { about, note } });
      notify({ message: texts.noteAdded, kind: 'success' });
      return true;
    } catch (error) {
      void showError(error);
      return false;
    }
  }

  const edit = ({ noteId, note, revision }: NoteEntry) =>
    ask({
      title: texts.editTitle,
      label: texts.note,
      multiline: true,
      initial: note,
      maxLength: MAX_NOTE,
      confirmLabel: texts.saveNote,
      action: (text) => change.mutateAsync({ edit: { about, noteId, note: text, revision } }),
    });

  const restore = (noteId: string) =>
    change
      .mutateAsync({ restore: { about, noteId } })
      .catch((error: unknown) => notify({ message: errorText(error), kind: 'danger' }));

  async function remove({ noteId }: NoteEntry): Promise<void> {
    const isDeleted = await confirm({
      title: texts.deleteTitle,
      message: texts.deleteMessage,
      confirmLabel: texts.deleteConfirm,
      danger: true,
      action: () => change.mutateAsync({ delete: { about, noteId } }),
    });
    if (!isDeleted) return;
    notify({
      message: texts.noteDeleted,
      action: { label: texts.undo, run: () => void restore(noteId) },
    });
  }

  async function showHistory({ noteId }: NoteEntry): Promise<void> {
    const { data } = await api.logs.findAudit({ subject: `note:${noteId}`, size: 50 });
    await showInfo({ title: texts.historyTitle, message: <NoteHistory entries={data} /> });
  }

  return { add, edit, remove, showHistory, isAdding: change.isPending };
}
