import { useMemo } from 'react';
import { usePermissions } from '../../api/account';
import { isPagePath } from '../../page-files';
import type { MenuEntry, MenuLink } from './menu-table';
import { accountLinks, visibleMenu } from './visible-menu';

/** The menu of the account that is signed in, or of visitors. */
export function useMenu(): MenuEntry[] {
  const permissions = usePermissions();
  return useMemo(() => visibleMenu(permissions, isPagePath), [permissions]);
}

export function useAccountLinks(): MenuLink[] {
  const permissions = usePermissions();
  return useMemo(() => accountLinks(permissions, isPagePath), [permissions]);
}
