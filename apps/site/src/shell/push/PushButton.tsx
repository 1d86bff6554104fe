import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { showError } from '../../components/dialogs/dialogs';
import { notify } from '../../components/toasts/notify';
import * as texts from '../texts';
import { enablePush, type PushPermission, pushPermission } from './push';

interface PushButtonProps {
  /** Also shown when notifications are enabled already. */
  alwaysShow?: boolean;
}

const LABELS: Record<PushPermission, string> = {
  default: texts.pushButton,
  granted: texts.pushButtonGranted,
  denied: texts.pushButtonDenied,
  unsupported: texts.pushButtonUnsupported,
};

/** Works only for `default`; a denied permission can be changed only in the browser's settings. */
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
          title: texts.pushButton,
          message: texts.pushEnabled,
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
