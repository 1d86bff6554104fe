import { channels } from '@mes/client/channels';
import type { EditableTip } from '@mes/contract/tutorial-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf, useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { LoadedPage } from '../../../components/states/LoadedPage';
import { useNavigate } from '../../../router/use-navigate';
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
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [formKey, setFormKey] = useState(0);

  const handleCreated = async (created: EditableTip) => {
    queryClient.setQueryData(keyOf('tutorials', 'tip', { id: created.id }), created);
    onCreated(created.id);
    await navigate(tipEditorPath(created.id), { replace: true });
  };
  const reload = async () => {
    await tip.refetch();
    setFormKey((before) => before + 1);
  };

  return (
    <LoadedPage query={isNew ? EMPTY_QUERY : tip} title={texts.editTips} missing={texts.noTip}>
      {(found) => (
        <TipForm
          key={formKey}
          tip={found}
          onCreated={handleCreated}
          onReload={() => void reload()}
        />
      )}
    </LoadedPage>
  );
}

const EMPTY_QUERY = {
  data: null,
  error: null,
  isPending: false,
  isFetching: false,
  refetch: () => {},
};
