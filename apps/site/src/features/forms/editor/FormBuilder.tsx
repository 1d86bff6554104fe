import type { EditableForm } from '@mes/contract/form-schemas';
import { FORM_LIMITS } from '@mes/domain/forms/limits';
import { useState } from 'react';
import { EditorFields, EditorLayout } from '../../../components/editing/EditorLayout';
import { EditorNotices } from '../../../components/editing/EditorNotices';
import { useEditorPage } from '../../../components/editing/use-editor-page';
import { FormError } from '../../../components/forms/FormError';
import { TextArea } from '../../../components/forms/TextArea';
import { TextInput } from '../../../components/forms/TextInput';
import { Page } from '../../../components/layout/Page';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import * as texts from '../texts';
import { AddField } from './AddField';
import { FieldList } from './FieldList';
import { FormActions } from './FormActions';
import { FormPreview } from './FormPreview';
import { FormSettings } from './FormSettings';
import { draftProblem, type FormDraft } from './form-draft';
import { StatePanel } from './StatePanel';
import { useFormEditor } from './use-form-editor';

interface FormBuilderProps {
  /** As saved on the server; null for a new form. */
  form: EditableForm | null;
  /** What a new form begins with. */
  start: FormDraft;
  onCreated: (form: EditableForm) => Promise<void>;
  /** Discards the draft and loads the saved form. */
  onReload: () => void;
}

const PARTS = [
  { id: 'build', label: texts.build },
  { id: 'preview', label: texts.preview },
  { id: 'settings', label: texts.settings },
] as const;

export function FormBuilder({ form, start, onCreated, onReload }: FormBuilderProps) {
  const editor = useFormEditor(form, start);
  const { current, draft, change, isChanged, isBusy } = editor;
  const [part, setPart] = useState<(typeof PARTS)[number]['id']>('build');
  const [selected, setSelected] = useState<string | null>(null);
  const problem = draftProblem(draft);

  const { allowNavigation, notifySaved, save } = useEditorPage({
    form: editor,
    entity: form,
    problem,
    savedText: texts.formSaved,
    onCreated: (created) => {
      // Its address is chosen now.
      change({ id: created.id });
      return onCreated(created);
    },
  });

  return (
    <Page
      title={current ? texts.editFormTitle : texts.writeForm}
      actions={
        current && <FormActions form={current} onRestore={change} onRemoved={allowNavigation} />
      }
    >
      <EditorLayout
        rail={
          <>
            <StatePanel
              saved={current}
              isChanged={isChanged || !current}
              isBusy={isBusy}
              problem={problem}
              onSave={() => void save()}
              onOpen={async (times) => {
                const opened = await editor.open(times);
                const isPlanned = opened?.state === 'planned';
                notifySaved(opened, isPlanned ? texts.formPlanned : texts.formOpened);
              }}
              onClose={async () => notifySaved(await editor.close(), texts.formClosed)}
            />
            <FormError error={editor.error} />
            {part === 'build' && (
              <AddField
                isFull={draft.fields.length >= FORM_LIMITS.fields}
                onAdd={(field) => {
                  change((now) => ({ fields: [...now.fields, field] }));
                  setSelected(field.id);
                }}
              />
            )}
          </>
        }
      >
        <EditorNotices
          form={editor}
          found={form}
          onReload={onReload}
          onKeepMine={(revision) => void save(revision)}
        />
        <Tabs label={texts.partsOfForm} tabs={PARTS} value={part} onChange={setPart} />
        <TabPanel id={part}>
          <EditorFields>
            {part === 'build' && (
              <>
                <TextInput
                  label={texts.title}
                  required
                  maxLength={FORM_LIMITS.title}
                  value={draft.title}
                  onChange={(title) => change({ title })}
                />
                <TextArea
                  label={texts.description}
                  hint={texts.descriptionHint}
                  rows={2}
                  counted
                  maxLength={FORM_LIMITS.description}
                  value={draft.description}
                  onChange={(description) => change({ description })}
                />
                <FieldList
                  draft={draft}
                  selected={selected}
                  onSelect={setSelected}
                  onChange={change}
                />
              </>
            )}
            {part === 'preview' && <FormPreview draft={draft} />}
            {part === 'settings' && (
              <FormSettings draft={draft} isSaved={current !== null} onChange={change} />
            )}
          </EditorFields>
        </TabPanel>
      </EditorLayout>
    </Page>
  );
}
