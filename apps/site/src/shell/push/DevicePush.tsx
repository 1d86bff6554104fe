import { IconDeviceMobileMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { showError } from '../../components/dialogs/dialogs';
import styles from './DevicePush.module.css';
import { enablePush, type PushPermission, pushPermission } from './push';

const TEXTS: Record<PushPermission, string> = {
  default: 'This browser does not take push notifications yet.',
  granted: 'This browser takes push notifications.',
  denied: 'Push notifications are turned off in the settings of this browser.',
  unsupported: 'This browser cannot take push notifications.',
};

/** Whether this browser receives push notifications. */
export function DevicePush() {
  const [permission, setPermission] = useState(pushPermission);
  const [working, setWorking] = useState(false);

  const enable = async () => {
    setWorking(true);
    try {
      await enablePush();
    } catch (error) {
      await showError(error);
    } finally {
      setWorking(false);
      setPermission(pushPermission());
    }
  };

  return (
    <div className={styles.device}>
      <IconDeviceMobileMessage size={18} stroke={1.75} className={styles.icon} aria-hidden="true" />
      <p className={styles.text}>{TEXTS[permission]}</p>
      {permission === 'default' && (
        <Button variant="quiet" size="sm" loading={working} onClick={() => void enable()}>
          Turn on push
        </Button>
      )}
    </div>
  );
}
