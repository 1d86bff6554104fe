import type { EditableTip, TipContent } from '@mes/contract/tutorial-schemas';
import { api } from '../../../api/client';
import { EditorActions } from '../../../components/editing/EditorActions';
import { tipEditorPath } from '../paths';
import * as texts from '../texts';
import { useDeleteTip } from './use-delete-tip';

interface TipActionsProps {
  tip: EditableTip;
  onRestore: (version: TipContent) => void;
  onRemoved: () => void;
}

export function TipActions({ tip, ...handlers }: TipActionsProps) {
  const { deleteItem } = useDeleteTip();
  const { id } = tip;
  return (
    <EditorActions
      all={{ to: tipEditorPath(), label: texts.allTips }}
      loadHistory={() => api.tutorials.tipHistory({ id })}
      loadVersion={(revision) => api.tutorials.tipVersion({ id, revision })}
      remove={() => deleteItem(tip)}
      {...handlers}
    />
  );
}
