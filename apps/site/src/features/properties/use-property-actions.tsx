import type { Property } from '@mes/contract/properties';
import type { Json } from '@mes/contract/scalars';
import {
  PROPERTY_TYPES,
  type PropertyType,
  permissionFromForm,
  valueFromForm,
  valueToForm,
} from '@mes/domain/properties/properties';
import { useWrite } from '../../api/use-call';
import { confirmAction, confirmForm } from '../../components/dialogs/dialogs';
import { Select } from '../../components/forms/Select';
import { TextArea } from '../../components/forms/TextArea';
import { TextInput } from '../../components/forms/TextInput';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
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

const TYPES = PROPERTY_TYPES.map((value) => ({ value, label: value }));

/** Actions of admins on properties; each opens a dialog and resolves when it is closed. */
export function usePropertyActions() {
  const write = useWrite('properties', 'write');
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

  async function edit(property: Property): Promise<void> {
    const { id, type, revision } = property;
    const rules = {
      readPermissions: property.readPermissions ?? 'none',
      writePermissions: property.writePermissions ?? 'none',
    };
    const initial = {
      ...NEW_PROPERTY,
      ...property,
      value: valueToForm(type, property.value),
      ...rules,
    };
    const saved = await confirmForm<Draft>({
      title: interpolate(texts.editTitle, { id }),
      confirmLabel: texts.saveProperty,
      initial,
      validate: draftProblems,
      form: ({ bind }) => (
        <>
          <TextArea
            label={interpolate(texts.valueOfType, { type })}
            hint={texts.emptyForNone}
            {...bind('value')}
          />
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
      action: async (draft) => {
        if (draft.value !== initial.value) {
          await write.mutateAsync({ id, value: checkedValue(type, draft.value), revision });
        }
        if (
          draft.readPermissions !== rules.readPermissions ||
          draft.writePermissions !== rules.writePermissions
        ) {
          await updatePermissions.mutateAsync({
            id,
            readPermissions: permissionFromForm(draft.readPermissions),
            writePermissions: permissionFromForm(draft.writePermissions),
          });
        }
      },
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

  return { create, edit, remove };
}

function draftProblems({ id, type, value }: Draft) {
  const parsed = valueFromForm(type, value);
  return {
    ...(id.trim() === '' ? { id: 'A property needs a name.' } : {}),
    ...(parsed.ok ? {} : { value: parsed.reason }),
  };
}

/** The value was already validated by the form. */
function checkedValue(type: PropertyType, text: string): Json {
  const parsed = valueFromForm(type, text);
  return parsed.ok ? (parsed.value as Json) : null;
}
