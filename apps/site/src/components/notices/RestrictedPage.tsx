import { satisfies } from '@mes/domain/permissions/permissions';
import type { ReactNode } from 'react';
import { usePermissions } from '../../api/account';
import { Page } from '../layout/Page';
import { Restricted } from './Restricted';

interface RestrictedPageProps {
  /** Of the page that explains why it is not shown; the page itself has its own. */
  title: string;
  to: string;
  children: ReactNode;
}

/** A page with a head of its own that only some may open. */
export function RestrictedPage({ title, to, children }: RestrictedPageProps) {
  if (satisfies(usePermissions(), to)) return children;
  return (
    <Page title={title}>
      <Restricted to={to}>{children}</Restricted>
    </Page>
  );
}
