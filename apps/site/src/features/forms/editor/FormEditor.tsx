import { channels } from '@mes/client/channels';
import { useState } from 'react';
import { keyOf, useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { useEditedItem } from '../../../components/editing/use-edited-item';
import { LoadedPage } from '../../../components/states/LoadedPage';
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
  const [params] = useSearchParams();
  const [start] = useState(() => createFromTemplate(params.get('template')));

  const edited = useEditedItem({
    isNew,
    query: form,
    keyOf: (other) => keyOf('forms', 'get', { id: other }),
    pathOf: editorPath,
    onCreated,
  });

  return (
    <LoadedPage query={edited.query} title={texts.formEditor} missing={texts.formNotFound}>
      {(found) => (
        <FormBuilder
          key={edited.formKey}
          form={found}
          start={start}
          onCreated={edited.handleCreated}
          onReload={edited.reload}
        />
      )}
    </LoadedPage>
  );
}
