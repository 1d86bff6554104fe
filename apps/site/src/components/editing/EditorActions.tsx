import type { ContentVersion } from '@mes/contract/publication';
import { IconHistory, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '../../router/use-navigate';
import { Button } from '../Button';
import { showError } from '../dialogs/dialogs';
import { notify } from '../toasts/notify';
import { chooseVersion } from './choose-version';
import * as texts from './texts';

interface EditorActionsProps<Content> {
  /** The list of everything that can be edited. */
  all: { to: string; label: string };
  loadHistory: () => Promise<readonly ContentVersion[]>;
  loadVersion: (revision: number) => Promise<Content>;
  /** Puts an earlier version into the form. */
  onRestore: (version: Content) => void;
  /** Resolves to whether it was deleted. */
  remove: () => Promise<boolean>;
  /** Called after deletion: unsaved changes can be dropped. */
  onRemoved: () => void;
}

/** What can be done with something that has been saved: leave it, restore a version, delete it. */
export function EditorActions<Content>(props: EditorActionsProps<Content>) {
  const { all, loadHistory, loadVersion, onRestore, remove, onRemoved } = props;
  const navigate = useNavigate();

  const removeAndLeave = async () => {
    if (!(await remove())) return;
    onRemoved();
    await navigate(all.to);
  };
  const restoreVersion = async () => {
    const revision = await chooseVersion(await loadHistory());
    if (revision === null) return;
    onRestore(await loadVersion(revision));
    notify({ message: texts.earlierVersionLoaded });
  };

  return (
    <>
      <Button to={all.to} variant="ghost">
        {all.label}
      </Button>
      <Button
        variant="ghost"
        icon={<IconHistory size={17} stroke={1.75} aria-hidden="true" />}
        onClick={() => void restoreVersion().catch(showError)}
      >
        {texts.earlierVersions}
      </Button>
      <Button
        variant="ghost"
        icon={<IconTrash size={17} stroke={1.75} aria-hidden="true" />}
        onClick={() => void removeAndLeave()}
      >
        {texts.deleteItem}
      </Button>
    </>
  );
}
