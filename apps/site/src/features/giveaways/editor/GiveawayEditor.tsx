import type { Giveaway } from '@mes/contract/giveaways';
import { IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { useUnsavedGuard } from '../../../components/editing/use-unsaved-guard';
import { FormError } from '../../../components/forms/FormError';
import { Page } from '../../../components/layout/Page';
import { Alert } from '../../../components/states/Alert';
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
  const giveaway = useCall('giveaways', 'info', { id }, { enabled: !isNew });
  const [formKey, setFormKey] = useState(0);
  const reload = async () => {
    await giveaway.refetch();
    setFormKey((before) => before + 1);
  };
  return (
    <LoadedPage
      query={isNew ? EMPTY_QUERY : giveaway}
      title={texts.promoEditor}
      missing={texts.noGiveaway}
    >
      {(found) => <Editor key={formKey} giveaway={found} onReload={() => void reload()} />}
    </LoadedPage>
  );
}

interface EditorProps {
  /** Null for a new one. */
  giveaway: Giveaway | null;
  onReload: () => void;
}

function Editor({ giveaway, onReload }: EditorProps) {
  const form = useGiveawayForm(giveaway);
  const allowNavigation = useUnsavedGuard(form.isChanged);
  const navigate = useNavigate();

  const save = async () => {
    const answer = await form.save();
    if (!answer) return;
    notify({ message: giveaway ? texts.saved : texts.created, kind: 'success' });
    if (giveaway) return;
    allowNavigation();
    await navigate(editorPath(answer.id), { replace: true });
  };

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
          {form.isConflict && (
            <Alert
              kind="warning"
              title={texts.changedMeanwhile}
              announce
              action={
                <Button variant="ghost" size="sm" onClick={onReload}>
                  {texts.loadTheirs}
                </Button>
              }
            >
              {texts.changedMeanwhileText}
            </Alert>
          )}
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

const EMPTY_QUERY = {
  data: null,
  error: null,
  isPending: false,
  isFetching: false,
  refetch: () => {},
};
