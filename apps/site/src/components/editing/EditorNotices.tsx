import { NewerVersion, type SavedRevision } from './NewerVersion';
import { StoredDraftOffer } from './StoredDraftOffer';
import type { OfferedDraft } from './use-stored-draft';

interface EditorNoticesProps {
  form: {
    readonly current: SavedRevision | null;
    readonly conflict: number | null;
    readonly isBusy: boolean;
    readonly stored: OfferedDraft | null;
    forgetDraft(): void;
  };
  /** As last read from the server. */
  found: SavedRevision | null;
  onReload: () => void;
  /** Given where the overwritten version stays in a history. */
  onKeepMine?: (revision: number) => void;
}

/** What the writer has to decide before going on: changes by others, and changes that were left behind. */
export function EditorNotices({ form, found, onReload, onKeepMine }: EditorNoticesProps) {
  const reload = () => {
    form.forgetDraft();
    onReload();
  };
  return (
    <>
      <NewerVersion
        found={found}
        current={form.current}
        conflict={form.conflict}
        isBusy={form.isBusy}
        onReload={reload}
        onKeepMine={onKeepMine}
      />
      <StoredDraftOffer draft={form.stored} />
    </>
  );
}
