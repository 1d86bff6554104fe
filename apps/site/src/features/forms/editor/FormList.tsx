import { channels } from '@mes/client/channels';
import type { FormSummary } from '@mes/contract/form-schemas';
import { FORM_STATES } from '@mes/domain/forms/state';
import { IconPlus } from '@tabler/icons-react';
import { api } from '../../../api/client';
import { useLive } from '../../../api/use-live';
import { AppLink } from '../../../components/AppLink';
import { Button } from '../../../components/Button';
import { choose } from '../../../components/dialogs/dialogs';
import { EditorList } from '../../../components/editing/EditorList';
import { Chip } from '../../../components/layout/Chip';
import type { Column } from '../../../components/layout/DataTable';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import { useNavigate } from '../../../router/use-navigate';
import { STATE_LABELS, STATE_TONES } from '../labels';
import { editorPath, NEW_FORM, responsesPath } from '../paths';
import * as texts from '../texts';
import styles from './FormList.module.css';
import { TEMPLATES } from './templates';
import { useDeleteForm } from './use-delete-form';

/** All forms in all states, with how many people have answered. */
export function FormList() {
  useLive(channels.forms(), { reads: ['forms'] });
  return (
    <EditorList
      title={texts.formEditor}
      lead={texts.formEditorLead}
      action={<NewForm />}
      labels={{
        one: texts.form,
        all: texts.forms,
        byState: texts.formsByState,
        pages: texts.pagesOfForms,
        none: texts.noForms,
      }}
      states={FORM_STATES}
      stateLabels={STATE_LABELS}
      stateTones={STATE_TONES}
      source={{
        key: ['forms', 'all'],
        load: (request, options) => api.forms.all(request, options),
      }}
      pathOf={({ id }) => editorPath(id)}
      columns={COLUMNS}
      deletion={useDeleteForm()}
    />
  );
}

function NewForm() {
  const navigate = useNavigate();
  const begin = async () => {
    const template = await choose({
      title: texts.chooseTemplate,
      choices: TEMPLATES.map(({ id, name, about }) => ({
        ...{ value: id, label: name },
        description: about,
      })),
    });
    if (template !== null) await navigate(editorPath(NEW_FORM, template));
  };
  return (
    <Button
      icon={<IconPlus size={17} stroke={1.75} aria-hidden="true" />}
      onClick={() => void begin()}
    >
      {texts.newForm}
    </Button>
  );
}

const COLUMNS: readonly Column<FormSummary>[] = [
  {
    id: 'responses',
    header: texts.responses,
    numeric: true,
    cell: ({ id, responses, pending }) => (
      <AppLink to={responsesPath(id)} className={styles.responses}>
        {responses}
        {pending > 0 && <Chip tone="info">{interpolate(texts.toReview, { count: pending })}</Chip>}
      </AppLink>
    ),
  },
  {
    id: 'closes',
    header: texts.closes,
    hideOnPhone: true,
    cell: ({ closesAt }) => (closesAt === null ? '-' : <Time at={closesAt} />),
  },
  {
    id: 'changed',
    header: texts.changedAt,
    hideOnPhone: true,
    cell: ({ updatedAt }) => <Time at={updatedAt} show="ago" />,
  },
];
