import { useMemo } from 'react';
import { usePermissions } from '../../api/account';
import { AppLink } from '../../components/AppLink';
import { useLocation } from '../../router/RouterProvider';
import * as texts from '../texts';
import { isGroup, type MenuLink } from './menu-table';
import styles from './SheetEntries.module.css';
import { currentLink, visibleMenu } from './visible-menu';

/** The entries of the menu, without groups that need a wide window. */
export function SheetEntries({ onChoose }: { onChoose: () => void }) {
  const permissions = usePermissions();
  const { pathname } = useLocation();
  const menu = useMemo(
    () => visibleMenu(permissions).filter((entry) => !isGroup(entry) || !entry.above),
    [permissions],
  );
  const current = currentLink(menu, pathname);
  const linkTo = (link: MenuLink, className?: string) => (
    <li key={link.to} className={className}>
      <AppLink
        to={link.to}
        className={styles.entry}
        aria-current={link === current ? 'page' : undefined}
        onClick={onChoose}
      >
        {link.label}
      </AppLink>
    </li>
  );

  return (
    <nav aria-label={texts.menu}>
      <ul>
        {menu.map((entry) =>
          isGroup(entry) ? (
            <li key={`${entry.label} group`} className={styles.group}>
              <h3 className={styles.label}>{entry.label}</h3>
              <ul>{entry.links.map((link) => linkTo(link))}</ul>
            </li>
          ) : (
            linkTo(entry, styles.single)
          ),
        )}
      </ul>
    </nav>
  );
}
