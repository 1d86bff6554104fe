import { IconDeviceMobileMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { showError } from '../../components/dialogs/dialogs';
import * as texts from '../texts';
import styles from './DevicePush.module.css';
import { enablePush, type PushPermission, pushPermission } from './push';

const TEXTS: Record<PushPermission, string> = {
  default: texts.pushPossible,
  granted: texts.pushGranted,
  denied: texts.pushDenied,
  unsupported: texts.pushUnsupported,
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
          {texts.turnOnPush}
        </Button>
      )}
    </div>
  );
}
