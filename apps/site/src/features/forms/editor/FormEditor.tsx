import { channels } from '@mes/client/channels';
import type { EditableForm } from '@mes/contract/form-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf, useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { LoadedPage } from '../../../components/states/LoadedPage';
import { useNavigate } from '../../../router/use-navigate';
import { useSearchParams } from '../../../router/use-search-params';
import { editorPath, NEW_FORM } from '../paths';
import * as texts from '../texts';
import { FormBuilder } from './FormBuilder';
import { createFromTemplate } from './templates';

interface FormEditorProps {
  id: string;
  onCreated: (id: string) => void;
}

export default function FormEditor({ id, onCreated }: FormEditorProps) {
  const isNew = id === NEW_FORM;
  const form = useCall('forms', 'get', { id }, { enabled: !isNew });
  useLive(channels.forms(), { reads: ['forms'] });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [start] = useState(() => createFromTemplate(params.get('template')));
  const [formKey, setFormKey] = useState(0);

  const handleCreated = async (created: EditableForm) => {
    queryClient.setQueryData(keyOf('forms', 'get', { id: created.id }), created);
    onCreated(created.id);
    await navigate(editorPath(created.id), { replace: true });
  };
  const reload = async () => {
    await form.refetch();
    setFormKey((before) => before + 1);
  };

  return (
    <LoadedPage
      query={isNew ? EMPTY_QUERY : form}
      title={texts.formEditor}
      missing={texts.formNotFound}
    >
      {(found) => (
        <FormBuilder
          key={formKey}
          form={found}
          start={start}
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
