import type { Property } from '@mes/contract/properties';
import type { Json } from '@mes/contract/scalars';
import { PROPERTY_TYPES, type PropertyType } from '@mes/domain/properties/properties';
import { permissionFromForm, valueFromForm } from '@mes/domain/properties/property-form';
import { useWrite } from '../../api/use-call';
import { confirmAction, confirmForm } from '../../components/dialogs/dialogs';
import { Select } from '../../components/forms/Select';
import { TextArea } from '../../components/forms/TextArea';
import { TextInput } from '../../components/forms/TextInput';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { TYPE_LABELS } from './labels';
import * as texts from './texts';

interface Draft {
  id: string;
  type: PropertyType;
  value: string;
  description: string;
  readPermissions: string;
  writePermissions: string;
}

const NEW_PROPERTY: Draft = {
  id: '',
  type: 'string',
  value: '',
  description: '',
  readPermissions: 'none',
  writePermissions: 'Admin',
};

/** A picture is uploaded for a property that exists. */
const TYPES = PROPERTY_TYPES.filter((type) => type !== 'picture').map((value) => ({
  value,
  label: TYPE_LABELS[value],
}));

/** Actions of admins on properties; each opens a dialog and resolves when it is closed. */
export function usePropertyActions() {
  const updatePermissions = useWrite('properties', 'updatePermissions');
  const createProperty = useWrite('properties', 'create');
  const deleteProperty = useWrite('properties', 'delete');

  async function create(): Promise<void> {
    const created = await confirmForm<Draft>({
      title: texts.createProperty,
      confirmLabel: texts.createProperty,
      initial: NEW_PROPERTY,
      validate: draftProblems,
      form: ({ bind }) => (
        <>
          <TextInput label={texts.name} required {...bind('id')} />
          <Select label={texts.type} options={TYPES} {...bind('type')} />
          <TextArea label={texts.value} hint={texts.emptyForNone} {...bind('value')} />
          <TextInput label={texts.description} {...bind('description')} />
          <TextInput
            label={texts.readPermissions}
            hint={texts.ruleHint}
            {...bind('readPermissions')}
          />
          <TextInput
            label={texts.writePermissions}
            hint={texts.ruleHint}
            {...bind('writePermissions')}
          />
        </>
      ),
      action: ({ id, type, value, description, ...rules }) =>
        createProperty.mutateAsync({
          id: id.trim(),
          type,
          value: checkedValue(type, value),
          description,
          readPermissions: permissionFromForm(rules.readPermissions),
          writePermissions: permissionFromForm(rules.writePermissions),
        }),
    });
    if (created)
      notify({
        message: interpolate(texts.propertyCreated, { id: created.id.trim() }),
        kind: 'success',
      });
  }

  async function editPermissions(property: Property): Promise<void> {
    const { id } = property;
    const saved = await confirmForm<Pick<Draft, 'readPermissions' | 'writePermissions'>>({
      title: interpolate(texts.accessTitle, { id }),
      confirmLabel: texts.saveAccess,
      initial: {
        readPermissions: property.readPermissions ?? 'none',
        writePermissions: property.writePermissions ?? 'none',
      },
      form: ({ bind }) => (
        <>
          <TextInput
            label={texts.readPermissions}
            hint={texts.ruleHint}
            {...bind('readPermissions')}
          />
          <TextInput
            label={texts.writePermissions}
            hint={texts.ruleHint}
            {...bind('writePermissions')}
          />
        </>
      ),
      action: (draft) =>
        updatePermissions.mutateAsync({
          id,
          readPermissions: permissionFromForm(draft.readPermissions),
          writePermissions: permissionFromForm(draft.writePermissions),
        }),
    });
    if (saved) notify({ message: interpolate(texts.propertySaved, { id }), kind: 'success' });
  }

  async function remove({ id }: Property): Promise<void> {
    await confirmAction({
      title: interpolate(texts.deleteTitle, { id }),
      message: texts.deleteMessage,
      confirmLabel: texts.deleteProperty,
      danger: true,
      action: () => deleteProperty.mutateAsync({ id }),
      success: interpolate(texts.propertyDeleted, { id }),
    });
  }

  return { create, editPermissions, remove };
}

function draftProblems({ id, type, value }: Draft) {
  const parsed = valueFromForm(type, value);
  return {
    ...(id.trim() === '' ? { id: texts.nameNeeded } : {}),
    ...(parsed.ok ? {} : { value: parsed.reason }),
  };
}

/** The value was already validated by the form. */
function checkedValue(type: PropertyType, text: string): Json {
  const parsed = valueFromForm(type, text);
  return parsed.ok ? (parsed.value as Json) : null;
}
