import { channels } from '@mes/client/channels';
import { keyOf, useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { useEditedItem } from '../../../components/editing/use-edited-item';
import { LoadedPage } from '../../../components/states/LoadedPage';
import { NEW_TIP, tipEditorPath } from '../paths';
import * as texts from '../texts';
import { TipForm } from './TipForm';

interface TipEditorProps {
  id: string;
  onCreated: (id: string) => void;
}

export function TipEditor({ id, onCreated }: TipEditorProps) {
  const isNew = id === NEW_TIP;
  const tip = useCall('tutorials', 'tip', { id }, { enabled: !isNew });
  useLive(channels.tutorials(), { reads: ['tutorials'] });

  const edited = useEditedItem({
    isNew,
    query: tip,
    keyOf: (other) => keyOf('tutorials', 'tip', { id: other }),
    pathOf: tipEditorPath,
    onCreated,
  });

  return (
    <LoadedPage query={edited.query} title={texts.editTips} missing={texts.noTip}>
      {(found) => (
        <TipForm
          key={edited.formKey}
          tip={found}
          onCreated={edited.handleCreated}
          onReload={edited.reload}
        />
      )}
    </LoadedPage>
  );
}
