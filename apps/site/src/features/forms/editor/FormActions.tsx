import type { EditableForm, FormContent } from '@mes/contract/form-schemas';
import { api } from '../../../api/client';
import { EditorActions } from '../../../components/editing/EditorActions';
import { editorPath } from '../paths';
import * as texts from '../texts';
import { useDeleteForm } from './use-delete-form';

interface FormActionsProps {
  form: EditableForm;
  onRestore: (version: FormContent) => void;
  onRemoved: () => void;
}

export function FormActions({ form, ...handlers }: FormActionsProps) {
  const { deleteItem } = useDeleteForm();
  const { id } = form;
  return (
    <EditorActions
      all={{ to: editorPath(), label: texts.allForms }}
      loadHistory={() => api.forms.history({ id })}
      loadVersion={(revision) => api.forms.version({ id, revision })}
      remove={() => deleteItem(form)}
      {...handlers}
    />
  );
}
