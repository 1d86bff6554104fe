import { InvalidAction } from '@mes/contract/errors';
import type { EditableForm } from '@mes/contract/form-schemas';
import { fieldProblem } from '@mes/domain/forms/fields';
import { useWrite } from '../../../api/use-call';
import { useEditorForm } from '../../../components/editing/use-editor-form';
import { contentOf, draftOf, type FormDraft, isSameDraft } from './form-draft';

interface OpeningTimes {
  readonly at: number | null;
  readonly until: number | null;
}

/** The editor of a form, with saving, opening and closing. The form is null until it is saved. */
export function useFormEditor(form: EditableForm | null, start: FormDraft) {
  const create = useWrite('forms', 'create');
  const edit = useWrite('forms', 'edit');
  const opening = useWrite('forms', 'open');
  const closing = useWrite('forms', 'close');
  const editor = useEditorForm<FormDraft, EditableForm>({
    kind: 'form',
    entity: form,
    draftOf: (entity) => (entity ? draftOf(entity) : start),
    isSame: isSameDraft,
    create: ({ id, ...content }) =>
      create.mutateAsync({ ...contentOf(content), ...(id === '' ? {} : { id }) }),
    edit: (draft, key) => edit.mutateAsync({ ...key, ...contentOf(draft) }),
  });

  /** Mistakes in conditions are found before they are sent. */
  const isValid = (): boolean => {
    const problem = fieldProblem(editor.draft.fields);
    if (problem) editor.setError(new InvalidAction(problem.reason));
    return problem === null;
  };

  return {
    ...editor,
    save: async (over?: number) => (isValid() ? editor.save(over) : null),
    open: async ({ at, until }: OpeningTimes) =>
      isValid()
        ? editor.saveAndAct((key) =>
            opening.mutateAsync({ ...key, until, ...(at === null ? {} : { at }) }),
          )
        : null,
    close: () => editor.act((key) => closing.mutateAsync(key)),
  };
}
