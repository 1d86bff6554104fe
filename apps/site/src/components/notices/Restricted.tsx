import { satisfies } from '@mes/domain/permissions/permissions';
import type { ReactNode } from 'react';
import { useAccount, usePermissions } from '../../api/account';
import { Alert } from '../states/Alert';
import { LoginNeeded } from './LoginNeeded';

export interface RestrictedProps {
  /** The rule of the menu entry, such as `Admin|editstream`. The server asks for it again. */
  to: string;
  children: ReactNode;
}

/** A page or a part of one that only some may use; the others learn why. */
export function Restricted({ to, children }: RestrictedProps) {
  const account = useAccount();
  const permissions = usePermissions();
  if (!account) return <LoginNeeded />;
  if (!satisfies(permissions, to))
    return <Alert kind="danger">{`Missing Permission: ${to}`}</Alert>;
  return children;
}
