import { satisfies } from '@mes/domain/permissions/permissions';
import type { ReactNode } from 'react';
import { usePermissions } from '../../api/account';
import { Page } from '../layout/Page';
import { Restricted } from './Restricted';

interface RestrictedPageProps {
  /** Title of the page that is shown without the permission. */
  title: string;
  to: string;
  children: ReactNode;
}

/** A page that requires a permission. */
export function RestrictedPage({ title, to, children }: RestrictedPageProps) {
  if (satisfies(usePermissions(), to)) return children;
  return (
    <Page title={title}>
      <Restricted to={to}>{children}</Restricted>
    </Page>
  );
}
