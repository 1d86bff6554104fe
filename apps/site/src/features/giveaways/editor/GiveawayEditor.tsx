import type { Giveaway } from '@mes/contract/giveaways';
import { IconTrash } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { keyOf, useCall } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { EditorNotices } from '../../../components/editing/EditorNotices';
import { useEditedItem } from '../../../components/editing/use-edited-item';
import { useSaveKey } from '../../../components/editing/use-save-key';
import { useUnsavedGuard } from '../../../components/editing/use-unsaved-guard';
import { FormError } from '../../../components/forms/FormError';
import { Page } from '../../../components/layout/Page';
import { LoadedPage } from '../../../components/states/LoadedPage';
import { notify } from '../../../components/toasts/notify';
import { useNavigate } from '../../../router/use-navigate';
import { editorPath, giveawayPath, NEW_GIVEAWAY } from '../paths';
import * as texts from '../texts';
import { useLiveGiveaways } from '../use-live-giveaways';
import { DrawPanel } from './DrawPanel';
import { EntryList } from './EntryList';
import styles from './GiveawayEditor.module.css';
import { GiveawayFields } from './GiveawayFields';
import { GiveawayRail } from './GiveawayRail';
import { useGiveawayActions } from './use-giveaway-actions';
import { useGiveawayForm } from './use-giveaway-form';

const SuspiciousEntries = lazy(() => import('./SuspiciousEntries'));

export function GiveawayEditor({ id }: { id: string }) {
  useLiveGiveaways();
  const isNew = id === NEW_GIVEAWAY;
  const edited = useEditedItem({
    isNew,
    query: useCall('giveaways', 'info', { id }, { enabled: !isNew }),
    keyOf: (other) => keyOf('giveaways', 'info', { id: other }),
    pathOf: editorPath,
  });
  return (
    <LoadedPage query={edited.query} title={texts.promoEditor} missing={texts.noGiveaway}>
      {(found) => (
        <GiveawayForm
          key={edited.formKey}
          giveaway={found}
          onCreated={edited.handleCreated}
          onReload={edited.reload}
        />
      )}
    </LoadedPage>
  );
}

interface GiveawayFormProps {
  /** Null for a new one. */
  giveaway: Giveaway | null;
  onCreated: (created: Giveaway) => Promise<void>;
  onReload: () => void;
}

function GiveawayForm({ giveaway, onCreated, onReload }: GiveawayFormProps) {
  const form = useGiveawayForm(giveaway);
  const allowNavigation = useUnsavedGuard(form.isChanged, { isStored: form.isStored });

  const save = async () => {
    const answer = await form.save();
    if (!answer) return;
    notify({ message: giveaway ? texts.saved : texts.created, kind: 'success' });
    if (giveaway) return;
    allowNavigation();
    await onCreated(answer);
  };
  useSaveKey(() => void save());

  return (
    <Page
      title={giveaway ? texts.editGiveaway : texts.createGiveaway}
      actions={<Actions giveaway={giveaway} onDeleted={allowNavigation} />}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={styles.main}>
          <EditorNotices form={form} found={giveaway} onReload={onReload} />
          <GiveawayFields form={form} state={giveaway?.state ?? null} />
          <FormError error={form.error} />
          <div>
            <Button type="submit" loading={form.isBusy}>
              {giveaway ? texts.save : texts.create}
            </Button>
          </div>
        </div>
        <GiveawayRail form={form} giveaway={giveaway} />
      </form>
      {giveaway && <DrawPanel giveaway={giveaway} />}
      {giveaway && giveaway.state !== 'planned' && giveaway.state !== 'drawn' && (
        <Suspense>
          <SuspiciousEntries giveawayId={giveaway.id} />
        </Suspense>
      )}
      {giveaway && giveaway.state !== 'planned' && <EntryList giveaway={giveaway} />}
    </Page>
  );
}

function Actions({ giveaway, onDeleted }: { giveaway: Giveaway | null; onDeleted: () => void }) {
  const { deleteGiveaway } = useGiveawayActions();
  const navigate = useNavigate();
  const remove = async () => {
    if (!giveaway || !(await deleteGiveaway(giveaway))) return;
    onDeleted();
    await navigate(editorPath());
  };
  return (
    <>
      <Button to={editorPath()} variant="ghost">
        {texts.allGiveaways}
      </Button>
      {giveaway && (
        <Button to={giveawayPath(giveaway.id)} variant="ghost">
          {texts.viewGiveaway}
        </Button>
      )}
      {giveaway && giveaway.winners.length === 0 && (
        <Button
          variant="ghost"
          icon={<IconTrash size={17} stroke={1.75} aria-hidden="true" />}
          onClick={() => void remove()}
        >
          {texts.deleteGiveaway}
        </Button>
      )}
    </>
  );
}
