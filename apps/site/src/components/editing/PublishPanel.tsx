import type { PublicationState } from '@mes/domain/publication/state';
import { useState } from 'react';
import { Button } from '../Button';
import { confirmForm } from '../dialogs/dialogs';
import { DateTimeInput } from '../forms/DateTimeInput';
import { Chip } from '../layout/Chip';
import { Panel } from '../layout/Panel';
import { Time } from '../text/Time';
import { STATE_LABELS, STATE_TONES } from './labels';
import styles from './PublishPanel.module.css';
import * as texts from './texts';

interface PublishPanelProps<Entity> {
  form: {
    readonly isChanged: boolean;
    readonly isBusy: boolean;
    /** Now without a time. */
    publish(at?: number): Promise<Entity | null>;
    unpublish(): Promise<Entity | null>;
  };
  /** As it is saved; null until then. */
  saved: { readonly state: PublicationState; readonly publishedAt: number | null } | null;
  /** Where it is read once it is public. */
  viewPath?: string | null;
  /** Why it cannot be saved, or null. */
  problem: string | null;
  /** What to say of what has been done. */
  done: { readonly published: string; readonly planned: string; readonly unpublished: string };
  onSave: () => void;
  /** Says it, unless the server refused. */
  notifySaved: (answer: Entity | null, message: string) => void;
}

/** The state of what is written, with buttons to save, publish and unpublish it. */
export function PublishPanel<Entity>(props: PublishPanelProps<Entity>) {
  const { form, saved, viewPath = null, problem, done, onSave, notifySaved } = props;
  const { isChanged, isBusy } = form;
  const [pressed, setPressed] = useState<'save' | 'publish' | 'plan' | 'hide'>('save');
  const state = saved?.state ?? 'draft';
  const isPublic = state === 'published';
  const button = (name: typeof pressed, run: () => void) => ({
    loading: isBusy && pressed === name,
    onClick: () => {
      setPressed(name);
      run();
    },
  });
  const publish = async () => notifySaved(await form.publish(), done.published);
  const unpublish = async () => notifySaved(await form.unpublish(), done.unpublished);
  const plan = async () => {
    const at = await askForTime(saved?.publishedAt ?? null);
    if (at !== null) notifySaved(await form.publish(at), done.planned);
  };

  return (
    <Panel pad className={styles.panel}>
      <div className={styles.state}>
        <Chip tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Chip>
        {saved?.publishedAt && <Time at={saved.publishedAt} />}
      </div>
      <p className={styles.saved} role="status">
        {isChanged ? texts.notSavedYet : saved ? texts.everythingIsSaved : texts.nothingWrittenYet}
      </p>
      <Button
        full
        variant={isPublic ? 'primary' : 'ghost'}
        disabled={problem !== null || !isChanged}
        title={texts.saveShortcut}
        {...button('save', onSave)}
      >
        {state === 'draft' ? texts.saveDraft : texts.saveChanges}
      </Button>
      {!isPublic && (
        <>
          <Button full disabled={problem !== null} {...button('publish', () => void publish())}>
            {texts.publishNow}
          </Button>
          <Button
            full
            variant="ghost"
            disabled={problem !== null}
            {...button('plan', () => void plan())}
          >
            {state === 'planned' ? texts.changeTheTime : texts.publishLater}
          </Button>
        </>
      )}
      {state !== 'draft' && (
        <Button full variant="ghost" {...button('hide', () => void unpublish())}>
          {isPublic ? texts.unpublish : texts.backToDraft}
        </Button>
      )}
      {isPublic && viewPath && (
        <Button full variant="quiet" to={viewPath}>
          {texts.viewPage}
        </Button>
      )}
      {problem && isChanged && <p className={styles.saved}>{problem}</p>}
    </Panel>
  );
}

async function askForTime(planned: number | null): Promise<number | null> {
  const answer = await confirmForm<{ at: number | null }>({
    title: texts.publishLater,
    message: texts.planMessage,
    confirmLabel: texts.plan,
    initial: { at: planned },
    validate: ({ at }) => (at === null || at <= Date.now() ? { at: texts.timeInThePast } : {}),
    form: ({ bind }) => (
      <DateTimeInput
        label={texts.appears}
        hint={texts.zoneHint}
        required
        min={Date.now()}
        {...bind('at')}
      />
    ),
  });
  return answer?.at ?? null;
}
