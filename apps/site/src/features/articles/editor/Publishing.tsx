import type { EditableArticle } from '@mes/contract/article-schemas';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { confirmForm } from '../../../components/dialogs/dialogs';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { Chip } from '../../../components/layout/Chip';
import { Panel } from '../../../components/layout/Panel';
import { Time } from '../../../components/text/Time';
import { articlePath } from '../paths';
import { STATE_LABELS, STATE_TONES } from './labels';
import styles from './Publishing.module.css';

interface PublishingProps {
  article: EditableArticle | null;
  isChanged: boolean;
  isBusy: boolean;
  /** Why nothing of it can be saved yet, or null. */
  whyNot: string | null;
  onSave: () => void;
  /** Without a time, now. */
  onPublish: (at?: number) => Promise<void>;
  onUnpublish: () => Promise<void>;
}

/** In which state the article is, and the way into the next. */
export function Publishing(props: PublishingProps) {
  const { article, isChanged, isBusy, whyNot, onSave, onPublish, onUnpublish } = props;
  const [pressed, setPressed] = useState<'save' | 'publish' | 'plan' | 'hide'>('save');
  const state = article?.state ?? 'draft';
  const isPublic = state === 'published';
  const button = (name: typeof pressed, run: () => void) => ({
    loading: isBusy && pressed === name,
    onClick: () => {
      setPressed(name);
      run();
    },
  });
  const plan = async () => {
    const at = await askWhen(article?.publishedAt ?? null);
    if (at !== null) await onPublish(at);
  };

  return (
    <Panel pad className={styles.panel}>
      <div className={styles.state}>
        <Chip tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Chip>
        {article?.publishedAt && <Time at={article.publishedAt} />}
      </div>
      <p className={styles.saved} role="status">
        {isChanged ? 'Not saved yet' : article ? 'Everything is saved' : 'Nothing written yet'}
      </p>
      <Button
        full
        variant={isPublic ? 'primary' : 'ghost'}
        disabled={whyNot !== null || !isChanged}
        title="Ctrl+S"
        {...button('save', onSave)}
      >
        {state === 'draft' ? 'Save draft' : 'Save changes'}
      </Button>
      {!isPublic && (
        <>
          <Button full disabled={whyNot !== null} {...button('publish', () => void onPublish())}>
            Publish now
          </Button>
          <Button
            full
            variant="ghost"
            disabled={whyNot !== null}
            {...button('plan', () => void plan())}
          >
            {state === 'planned' ? 'Change the time' : 'Publish later'}
          </Button>
        </>
      )}
      {state !== 'draft' && (
        <Button full variant="ghost" {...button('hide', () => void onUnpublish())}>
          {isPublic ? 'Unpublish' : 'Back to draft'}
        </Button>
      )}
      {isPublic && article && (
        <Button full variant="quiet" to={articlePath(article.slug)}>
          View article
        </Button>
      )}
      {whyNot && isChanged && <p className={styles.saved}>{whyNot}</p>}
    </Panel>
  );
}

async function askWhen(planned: number | null): Promise<number | null> {
  const answer = await confirmForm<{ at: number | null }>({
    title: 'Publish later',
    message: 'It appears by itself, within a minute of the time.',
    confirmLabel: 'Plan article',
    initial: { at: planned },
    validate: ({ at }) =>
      at === null || at <= Date.now() ? { at: 'Choose a time that is still to come.' } : {},
    form: ({ bind }) => (
      <DateTimeInput
        label="Appears"
        hint="In your own zone"
        required
        min={Date.now()}
        {...bind('at')}
      />
    ),
  });
  return answer?.at ?? null;
}
