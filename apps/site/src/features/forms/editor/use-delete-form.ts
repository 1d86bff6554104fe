import { useWrite } from '../../../api/use-call';
import { createSoftDelete } from '../../../components/editing/soft-delete';
import * as texts from '../texts';

export function useDeleteForm() {
  const { mutateAsync: remove } = useWrite('forms', 'remove');
  const { mutateAsync: restore } = useWrite('forms', 'restore');
  return createSoftDelete({
    remove,
    restore,
    deleted: texts.formDeleted,
    isBack: texts.formIsBack,
  });
}
