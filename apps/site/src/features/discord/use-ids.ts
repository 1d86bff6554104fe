import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { useCall, useWrite } from '../../api/use-call';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

/** A property that is a list of ids of Discord. */
export function useIds(property: string, label: string) {
  const query = useCall('properties', 'read', { id: property });
  const write = useWrite('properties', 'write', { invalidates: ['properties', 'discord'] });
  const mayWrite = satisfies(usePermissions(), 'Admin');
  const { value, revision } = query.data ?? {};
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

  async function save(next: readonly string[]): Promise<void> {
    await write.mutateAsync({ id: property, value: [...next], revision }).then(
      () => notify({ message: interpolate(texts.saved, { name: label }), kind: 'success' }),
      // Shown below the field.
      () => {},
    );
  }

  return {
    ids,
    save,
    error: (write.error ?? query.error)?.message,
    disabled: !mayWrite || query.data === undefined || write.isPending,
    mayWrite,
  };
}
