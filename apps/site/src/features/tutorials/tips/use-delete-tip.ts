import { useWrite } from '../../../api/use-call';
import { createSoftDelete } from '../../../components/editing/soft-delete';
import * as texts from '../texts';

export function useDeleteTip() {
  const { mutateAsync: remove } = useWrite('tutorials', 'removeTip');
  const { mutateAsync: restore } = useWrite('tutorials', 'restoreTip');
  return createSoftDelete({ remove, restore, deleted: texts.tipDeleted, isBack: texts.tipIsBack });
}
