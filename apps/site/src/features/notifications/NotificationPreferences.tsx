import type { NotificationPreference } from '@mes/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { keyOf, useCall, useWrite } from '../../api/use-call';
import { showError } from '../../components/dialogs/dialogs';
import { Switch } from '../../components/forms/Switch';
import { Panel } from '../../components/layout/Panel';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Hidden } from '../../components/text/Hidden';
import { KindIcon } from './KindIcon';
import styles from './NotificationPreferences.module.css';
import * as texts from './texts';

type DeliveryMethod = 'site' | 'push';

interface NotificationPreferencesProps {
  /** Shows whether this browser receives push notifications. */
  device: ReactNode;
}

/** Which notifications the account receives, and how. Every switch applies at once. */
export function NotificationPreferences({ device }: NotificationPreferencesProps) {
  const preferences = useCall('notifications', 'preferences', {});
  const set = useSetPreference();
  return (
    <Panel>
      <div className={styles.device}>{device}</div>
      <Loaded query={preferences} skeleton={<SkeletonRows rows={8} height={60} />}>
        {(rows) => (
          <table className={styles.table}>
            <caption className={styles.caption}>
              <Hidden>{texts.preferencesCaption}</Hidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">{texts.kind}</th>
                <th scope="col" className={styles.way}>
                  {texts.site}
                </th>
                <th scope="col" className={styles.way}>
                  {texts.push}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <PreferenceRow key={row.kind} preference={row} onChange={set} />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </Panel>
  );
}

interface PreferenceRowProps {
  preference: NotificationPreference;
  onChange: (preference: NotificationPreference, method: DeliveryMethod, enabled: boolean) => void;
}

function PreferenceRow({ preference, onChange }: PreferenceRowProps) {
  const { kind, label, about } = preference;
  const choice = (method: DeliveryMethod, name: string) => (
    <td className={styles.way}>
      <Switch
        label={<Hidden>{`${label}: ${name}`}</Hidden>}
        checked={preference[method]}
        onChange={(enabled) => onChange(preference, method, enabled)}
        className={styles.switch}
      />
    </td>
  );
  return (
    <tr>
      <th scope="row" className={styles.kind}>
        <span className={styles.name}>
          <KindIcon kind={kind} className={styles.icon} />
          <span>
            {label}
            <span className={styles.about}>{about}</span>
          </span>
        </span>
      </th>
      {choice('site', texts.onTheSite)}
      {choice('push', texts.byPush)}
    </tr>
  );
}

/** An optimistic update, which is reverted on an error. */
function useSetPreference(): PreferenceRowProps['onChange'] {
  const queryClient = useQueryClient();
  const write = useWrite('notifications', 'setPreference');
  return ({ kind }, method, enabled) => {
    queryClient.setQueryData<NotificationPreference[]>(
      keyOf('notifications', 'preferences', {}),
      (rows) => rows?.map((row) => (row.kind === kind ? { ...row, [method]: enabled } : row)),
    );
    write.mutateAsync({ kind, [method]: enabled }).catch((error: unknown) => {
      void queryClient.invalidateQueries({ queryKey: ['notifications', 'preferences'] });
      void showError(error);
    });
  };
}
