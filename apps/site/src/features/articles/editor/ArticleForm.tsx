import type { EditableArticle } from '@mes/contract/article-schemas';
import { ARTICLE_LIMITS } from '@mes/domain/articles/limits';
import { RESULT_TAGS } from '@mes/domain/articles/result-tags';
import { readingMinutes } from '@mes/domain/articles/text';
import { useEffect, useState } from 'react';
import { EditorFields, EditorLayout } from '../../../components/editing/EditorLayout';
import { EditorNotices } from '../../../components/editing/EditorNotices';
import { PublishPanel } from '../../../components/editing/PublishPanel';
import { useEditorPage } from '../../../components/editing/use-editor-page';
import { FormError } from '../../../components/forms/FormError';
import { TextArea } from '../../../components/forms/TextArea';
import { TextInput } from '../../../components/forms/TextInput';
import { Page } from '../../../components/layout/Page';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import { RichText } from '../../../components/rich-text/RichText';
import { useRichText } from '../../../components/rich-text/use-rich-text';
import { interpolate } from '../../../interpolate';
import { embedTools } from '../../embeds/editor/embed-tools';
import { ArticleHead } from '../ArticleHead';
import { articlePath } from '../paths';
import * as texts from '../texts';
import { ArticleActions } from './ArticleActions';
import styles from './ArticleForm.module.css';
import { draftOf, tagsIn } from './article-draft';
import { CoverField } from './CoverField';
import { useArticleForm } from './use-article-form';

interface ArticleFormProps {
  /** As saved on the server; null for a new article. */
  article: EditableArticle | null;
  onCreated: (article: EditableArticle) => Promise<void>;
  /** Discards the form and loads the saved article. */
  onReload: () => void;
}

const PARTS = [
  { id: 'write', label: texts.write },
  { id: 'preview', label: texts.preview },
] as const;

export function ArticleForm({ article, onCreated, onReload }: ArticleFormProps) {
  const form = useArticleForm(article);
  const { current, draft, change, error } = form;
  const [part, setPart] = useState<(typeof PARTS)[number]['id']>('write');
  const editor = useRichText({
    label: texts.articleText,
    html: draft.html,
    onChange: (html) => change({ html }),
    embeds: embedTools,
  });
  useEffect(() => {
    editor?.setEditable(part === 'write', false);
  }, [editor, part]);

  const problem = draft.title.trim() === '' ? texts.articleNeedsTitle : null;
  const { allowNavigation, notifySaved, save } = useEditorPage({
    form,
    entity: article,
    problem,
    savedText: texts.articleSaved,
    onCreated,
  });

  return (
    <Page
      title={current ? texts.editArticle : texts.writeArticle}
      actions={
        current && (
          <ArticleActions
            article={current}
            onRestore={(version) => change(draftOf(version))}
            onRemoved={allowNavigation}
          />
        )
      }
    >
      <EditorLayout
        rail={
          <>
            <PublishPanel
              form={form}
              saved={current}
              viewPath={current && articlePath(current.slug)}
              problem={problem}
              onSave={() => void save()}
              done={{
                published: texts.articlePublished,
                planned: texts.articlePlanned,
                unpublished: texts.articleDraftAgain,
              }}
              notifySaved={notifySaved}
            />
            <FormError error={error} />
            <TextInput
              label={texts.tags}
              hint={interpolate(texts.tagsHint, {
                most: ARTICLE_LIMITS.tags,
                tags: RESULT_TAGS.map((tag) => `“${tag}”`).join(texts.tagOr),
              })}
              value={draft.tags}
              onChange={(tags) => change({ tags })}
            />
            <CoverField
              article={{
                slug: current?.slug ?? '',
                title: draft.title,
                tags: tagsIn(draft.tags),
                picture: draft.cover.picture,
              }}
              onChoose={form.chooseCover}
              onRemove={form.removeCover}
            />
          </>
        }
      >
        <EditorNotices
          form={form}
          found={article}
          onReload={onReload}
          onKeepMine={(revision) => void save(revision)}
        />
        <Tabs label={texts.article} tabs={PARTS} value={part} onChange={setPart} />
        <TabPanel id={part}>
          <EditorFields>
            {part === 'write' ? (
              <>
                <TextInput
                  label={texts.title}
                  required
                  maxLength={ARTICLE_LIMITS.title}
                  value={draft.title}
                  onChange={(title) => change({ title })}
                  className={styles.title}
                />
                <TextArea
                  label={texts.summary}
                  hint={texts.summaryHint}
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
                  title: draft.title || texts.untitled,
                  summary: draft.summary,
                  tags: tagsIn(draft.tags),
                  picture: draft.cover.picture,
                  author: current?.author ?? null,
                  readingMinutes: readingMinutes(draft.html),
                  publishedAt: current?.publishedAt ?? null,
                  updatedAt: current?.updatedAt ?? 0,
                }}
              />
            )}
            <RichText editor={editor} isReadOnly={part === 'preview'} embeds={embedTools} />
          </EditorFields>
        </TabPanel>
      </EditorLayout>
    </Page>
  );
}
