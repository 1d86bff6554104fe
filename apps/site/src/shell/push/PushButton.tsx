import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { showError } from '../../components/dialogs/dialogs';
import { notify } from '../../components/toasts/notify';
import { enablePush, type PushPermission, pushPermission } from './push';

interface PushButtonProps {
  /** Stays to say that notifications are on. */
  alwaysShow?: boolean;
}

const LABELS: Record<PushPermission, string> = {
  default: 'Push Notifications',
  granted: 'Notifications Enabled',
  denied: 'Notifications Disabled',
  unsupported: 'Notifications Unsupported',
};

/** Only `default` can be enabled; what was denied is changed in the browser's own settings. */
export function PushButton({ alwaysShow = false }: PushButtonProps) {
  const [permission, setPermission] = useState(pushPermission);
  const [working, setWorking] = useState(false);
  if (permission === 'granted' && !alwaysShow) return null;

  const enable = async () => {
    setWorking(true);
    try {
      if (await enablePush()) {
        notify({
          kind: 'success',
          title: 'Push Notifications',
          message: 'You have successfully enabled Push Notifications.',
        });
      }
    } catch (error) {
      await showError(error);
    } finally {
      setWorking(false);
      setPermission(pushPermission());
    }
  };

  const Icon = permission === 'default' || permission === 'granted' ? IconBell : IconBellOff;
  return (
    <Button
      variant="ghost"
      icon={<Icon stroke={1.75} aria-hidden="true" />}
      loading={working}
      disabled={permission !== 'default'}
      onClick={() => void enable()}
    >
      {LABELS[permission]}
    </Button>
  );
}
