import { satisfies } from '@mes/domain/permissions/permissions';
import type { ReactNode } from 'react';
import { useAccount, usePermissions } from '../../api/account';
import { interpolate } from '../../interpolate';
import { Button } from '../Button';
import { Alert } from '../states/Alert';
import * as texts from '../texts';
import { LoginNeeded } from './LoginNeeded';

export interface RestrictedProps {
  /** The rule of the menu entry, such as `Admin|editstream`. The server checks it, too. */
  to: string;
  children: ReactNode;
}

/** Content that requires a permission; without it the reason is shown. */
export function Restricted({ to, children }: RestrictedProps) {
  const account = useAccount();
  const permissions = usePermissions();
  if (!account) return <LoginNeeded />;
  if (!satisfies(permissions, to))
    return (
      <Alert
        kind="danger"
        action={
          <Button size="sm" variant="ghost" to="/">
            {texts.goHome}
          </Button>
        }
      >
        {interpolate(texts.missingPermission, { permission: to })}
      </Alert>
    );
  return children;
}
