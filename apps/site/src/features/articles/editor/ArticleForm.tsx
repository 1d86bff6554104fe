import type { EditableArticle } from '@mes/contract/article-schemas';
import { ARTICLE_LIMITS } from '@mes/domain/articles/limits';
import { readingMinutes } from '@mes/domain/articles/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormError } from '../../../components/forms/FormError';
import { TextArea } from '../../../components/forms/TextArea';
import { TextInput } from '../../../components/forms/TextInput';
import { Page } from '../../../components/layout/Page';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import { notify } from '../../../components/toasts/notify';
import { ArticleHead } from '../ArticleHead';
import styles from './ArticleForm.module.css';
import { draftOf, type Said, tagsIn } from './article-draft';
import { CoverField } from './CoverField';
import { FormActions } from './FormActions';
import { NewerVersion } from './NewerVersion';
import { Publishing } from './Publishing';
import { RichText } from './RichText';
import { useArticleEditing } from './use-article-editing';
import { useLeavingGuard } from './use-leaving-guard';
import { useRichText } from './use-rich-text';

interface ArticleFormProps {
  /** As the server has it; null for one that is not saved yet. */
  article: EditableArticle | null;
  onCreated: (article: EditableArticle) => Promise<void>;
  /** Leaves what was written here for what the server has. */
  onStartAnew: () => void;
}

const PARTS = [
  { id: 'write', label: 'Write' },
  { id: 'preview', label: 'Preview' },
] as const;

export function ArticleForm({ article, onCreated, onStartAnew }: ArticleFormProps) {
  const editing = useArticleEditing(article);
  const { current, draft, change, isChanged, isBusy, error } = editing;
  const [part, setPart] = useState<(typeof PARTS)[number]['id']>('write');
  const letPass = useLeavingGuard(isChanged);
  const editor = useRichText({ html: draft.html, onChange: (html) => change({ html }) });
  useEffect(() => {
    editor?.setEditable(part === 'write', false);
  }, [editor, part]);

  const tellCreated = useEffectEvent((made: EditableArticle) => {
    letPass();
    void onCreated(made);
  });
  useEffect(() => {
    if (current && !article) tellCreated(current);
  }, [current, article]);

  const tell = (answer: EditableArticle | null, message: string) => {
    if (answer) notify({ message, kind: 'success' });
  };
  const save = async (revision?: number) => {
    if (isBusy || draft.title.trim() === '') return;
    tell(await editing.save(revision), 'The article was saved.');
  };
  useSaveKey(() => void save());

  /** An earlier version into the form; it counts once it is saved. */
  const take = (said: Said) => {
    change(draftOf(said));
    editor?.commands.setContent(said.html);
  };

  return (
    <Page
      title={current ? 'Edit article' : 'Write article'}
      actions={current && <FormActions article={current} onTake={take} onRemoved={letPass} />}
    >
      <div className={styles.form}>
        <div className={styles.main}>
          <NewerVersion
            found={article}
            current={current}
            conflict={editing.conflict}
            isBusy={isBusy}
            onStartAnew={onStartAnew}
            onKeepMine={(revision) => void save(revision)}
          />
          <Tabs label="Article" tabs={PARTS} value={part} onChange={setPart} />
          <TabPanel id={part}>
            <div className={styles.fields}>
              {part === 'write' ? (
                <>
                  <TextInput
                    label="Title"
                    required
                    maxLength={ARTICLE_LIMITS.title}
                    value={draft.title}
                    onChange={(title) => change({ title })}
                    className={styles.title}
                  />
                  <TextArea
                    label="Summary"
                    hint="One or two sentences, for cards and for links that are shared."
                    rows={2}
                    counted
                    maxLength={ARTICLE_LIMITS.summary}
                    value={draft.summary}
                    onChange={(summary) => change({ summary })}
                  />
                </>
              ) : (
                <ArticleHead
                  article={{
                    slug: current?.slug ?? '',
                    title: draft.title || 'Untitled',
                    summary: draft.summary,
                    tags: tagsIn(draft.tags),
                    picture: draft.picture,
                    author: current?.author ?? null,
                    readingMinutes: readingMinutes(draft.html),
                    publishedAt: current?.publishedAt ?? null,
                    updatedAt: current?.updatedAt ?? 0,
                  }}
                />
              )}
              <RichText editor={editor} reading={part === 'preview'} />
            </div>
          </TabPanel>
        </div>
        <div className={styles.rail}>
          <Publishing
            article={current}
            isChanged={isChanged}
            isBusy={isBusy}
            whyNot={draft.title.trim() === '' ? 'An article needs a title.' : null}
            onSave={() => void save()}
            onPublish={async (at) =>
              tell(
                await editing.publish(at),
                at === undefined ? 'The article is published.' : 'The article is planned.',
              )
            }
            onUnpublish={async () =>
              tell(await editing.unpublish(), 'The article is a draft again.')
            }
          />
          <FormError error={error} />
          <TextInput
            label="Tags"
            hint={`Separated by commas, at most ${ARTICLE_LIMITS.tags}. The name of a tournament colours the article.`}
            value={draft.tags}
            onChange={(tags) => change({ tags })}
          />
          <CoverField
            article={{
              slug: current?.slug ?? '',
              title: draft.title,
              tags: tagsIn(draft.tags),
              picture: draft.picture,
            }}
            onChoose={editing.choosePicture}
            onRemove={() => change({ picture: null })}
          />
        </div>
      </div>
    </Page>
  );
}

/** Ctrl or Command and S, as in every program that writes. */
function useSaveKey(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
