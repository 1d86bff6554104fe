import type { EditableTip, TipContent } from '@mes/contract/tutorial-schemas';
import { TIP_CATEGORIES, TIP_LIMITS } from '@mes/domain/tutorials/tips';
import { useWrite } from '../../../api/use-call';
import { EditorFields, EditorLayout } from '../../../components/editing/EditorLayout';
import { EditorNotices } from '../../../components/editing/EditorNotices';
import { PublishPanel } from '../../../components/editing/PublishPanel';
import { useEditorForm } from '../../../components/editing/use-editor-form';
import { useEditorPage } from '../../../components/editing/use-editor-page';
import { withPublishing } from '../../../components/editing/with-publishing';
import { FormError } from '../../../components/forms/FormError';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { Page } from '../../../components/layout/Page';
import { RichText } from '../../../components/rich-text/RichText';
import { useRichText } from '../../../components/rich-text/use-rich-text';
import { CATEGORY_LABELS } from '../labels';
import { tutorialPath } from '../paths';
import * as texts from '../texts';
import { TipActions } from './TipActions';

interface TipFormProps {
  /** As saved on the server; null for a new tip. */
  tip: EditableTip | null;
  onCreated: (tip: EditableTip) => Promise<void>;
  /** Discards the form and loads the saved tip. */
  onReload: () => void;
}

const CATEGORIES = TIP_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));

export function TipForm({ tip, onCreated, onReload }: TipFormProps) {
  const form = useTipForm(tip);
  const { current, draft, change, error } = form;
  const problem = draft.title.trim() === '' ? texts.tipNeedsTitle : null;
  const editor = useRichText({
    label: texts.tipText,
    html: draft.html,
    onChange: (html) => change({ html }),
  });
  const { allowNavigation, notifySaved, save } = useEditorPage({
    form,
    entity: tip,
    problem,
    savedText: texts.tipSaved,
    onCreated,
  });

  return (
    <Page
      title={current ? texts.editTip : texts.writeTip}
      actions={
        current && <TipActions tip={current} onRestore={change} onRemoved={allowNavigation} />
      }
    >
      <EditorLayout
        rail={
          <>
            <PublishPanel
              form={form}
              saved={current}
              viewPath={tutorialPath('tips')}
              problem={problem}
              onSave={() => void save()}
              done={{
                published: texts.tipPublished,
                planned: texts.tipPlanned,
                unpublished: texts.tipDraftAgain,
              }}
              notifySaved={notifySaved}
            />
            <FormError error={error} />
            <Select
              label={texts.category}
              options={CATEGORIES}
              value={draft.category}
              onChange={(category) => change({ category })}
            />
          </>
        }
      >
        <EditorNotices
          form={form}
          found={tip}
          onReload={onReload}
          onKeepMine={(revision) => void save(revision)}
        />
        <EditorFields>
          <TextInput
            label={texts.title}
            required
            maxLength={TIP_LIMITS.title}
            value={draft.title}
            onChange={(title) => change({ title })}
          />
          <RichText editor={editor} isReadOnly={false} />
        </EditorFields>
      </EditorLayout>
    </Page>
  );
}

function useTipForm(tip: EditableTip | null) {
  const create = useWrite('tutorials', 'createTip');
  const edit = useWrite('tutorials', 'editTip');
  const publishing = useWrite('tutorials', 'publishTip');
  const unpublishing = useWrite('tutorials', 'unpublishTip');
  const form = useEditorForm<TipContent, EditableTip>({
    kind: 'tip',
    entity: tip,
    draftOf,
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    create: (draft) => create.mutateAsync(draft),
    edit: (draft, key) => edit.mutateAsync({ ...key, ...draft }),
  });
  return withPublishing(form, {
    publish: publishing.mutateAsync,
    unpublish: unpublishing.mutateAsync,
  });
}

function draftOf(tip: EditableTip | null): TipContent {
  if (!tip) return { title: '', category: 'basics', html: '' };
  const { title, category, html } = tip;
  return { title, category, html };
}
