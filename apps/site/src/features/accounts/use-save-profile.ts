import type { Account } from '@mes/contract/accounts';
import { ProductError } from '@mes/contract/errors';
import { useWrite } from '../../api/use-call';

const INVALIDATES = {
  invalidates: ['accounts', 'players', 'teams', 'personalHome'] as const,
};

type Save = ReturnType<typeof useWrite<'players', 'saveProfile'>>;
export type ProfileChange = Omit<Parameters<Save['mutateAsync']>[0], 'version'>;

/** Saves changes of the own profile together. Errors belong to a field, or to the whole form. */
export function useSaveProfile({ profileVersion }: Pick<Account, 'profileVersion'>) {
  const write = useWrite('players', 'saveProfile', INVALIDATES);
  const details = write.error instanceof ProductError ? write.error.details : {};
  const field = typeof details.field === 'string' ? details.field.split('.')[0] : undefined;
  return {
    /** Resolves to whether it was saved; the error is shown by the form. */
    save: (change: ProfileChange): Promise<boolean> =>
      write.mutateAsync({ version: profileVersion, ...change }).then(
        () => true,
        () => false,
      ),
    isPending: write.isPending,
    isConflict: details.reason === 'conflict',
    fieldError: (name: keyof ProfileChange) => (field === name ? write.error?.message : undefined),
    /** Null where a field shows it. */
    error: field === undefined ? write.error : null,
  };
}
