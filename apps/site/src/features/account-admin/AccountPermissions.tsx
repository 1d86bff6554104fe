import type { AccountDetails } from '@mes/contract/accounts-admin';
import { isAdmin, PERMISSIONS } from '@mes/domain/permissions/permissions';
import { useAccount } from '../../api/account';
import { useWrite } from '../../api/use-call';
import { confirmAction, showError } from '../../components/dialogs/dialogs';
import { Switch } from '../../components/forms/Switch';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { interpolate } from '../../interpolate';
import styles from './AccountPermissions.module.css';
import { PERMISSION_HINTS } from './labels';
import * as texts from './texts';

/** A switch for each permission. The server keeps the last admin. */
export function AccountPermissions({ account }: { account: AccountDetails }) {
  const { id, name, permissions } = account;
  const own = useAccount()?.id === id;
  const change = useWrite('accountAdmin', 'setPermission', {
    invalidates: ['accountAdmin', 'staff', 'logs'],
  });
  const isHeld = (wanted: string) =>
    permissions.some((held) => held.toLowerCase() === wanted.toLowerCase());
  const others = permissions.filter(
    (held) => !PERMISSIONS.some((known) => known.toLowerCase() === held.toLowerCase()),
  );

  async function set(permission: string, granted: boolean): Promise<void> {
    const action = () => change.mutateAsync({ account: id, permission, granted });
    if (!isAdmin([permission])) {
      await action().catch(showError);
      return;
    }
    const taken = own
      ? { title: texts.takeOwnTitle, message: texts.takeOwnMessage }
      : { title: interpolate(texts.takeTitle, { name }), message: texts.takeMessage };
    const given = {
      title: interpolate(texts.giveTitle, { name }),
      message: texts.adminWarning,
    };
    await confirmAction({
      ...(granted ? given : taken),
      confirmLabel: granted ? texts.makeAdmin : texts.takeAdmin,
      danger: true,
      action,
      success: texts.permissionsChanged,
    });
  }

  return (
    <Section title={texts.permissions}>
      <Panel>
        <ul className={styles.list}>
          {[...PERMISSIONS, ...others].map((permission) => (
            <li key={permission} className={styles.permission}>
              <Switch
                label={permission}
                checked={isHeld(permission)}
                disabled={change.isPending}
                aria-describedby={`permission-${permission}`}
                onChange={(granted) => void set(permission, granted)}
              />
              <p id={`permission-${permission}`} className={styles.hint}>
                {hintOf(permission)}
              </p>
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}

function hintOf(permission: string): string {
  const known = PERMISSIONS.find((name) => name === permission);
  return known ? PERMISSION_HINTS[known] : texts.otherPermission;
}
