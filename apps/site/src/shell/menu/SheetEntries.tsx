import { useMemo } from 'react';
import { useAccount } from '../../api/account';
import { AppLink } from '../../components/AppLink';
import { useLocation } from '../../router/RouterProvider';
import * as texts from '../texts';
import { isGroup, type MenuEntry, type MenuLink } from './menu-table';
import styles from './SheetEntries.module.css';
import { useAccountLinks, useMenu } from './use-menu';
import { currentLink } from './visible-menu';

/** The entries of the menu, without groups that need a wide window. */
export function SheetEntries({ onChoose }: { onChoose: () => void }) {
  const { pathname } = useLocation();
  const menu = useSheetMenu();
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

/** People with an account find the links of their own menu below. */
function useSheetMenu(): MenuEntry[] {
  const menu = useMenu();
  const links = useAccountLinks();
  const isSignedIn = useAccount() !== null;
  return useMemo(() => {
    const entries = menu.filter((entry) => !isGroup(entry) || !entry.above);
    return isSignedIn ? [...entries, { label: texts.account, links }] : entries;
  }, [menu, links, isSignedIn]);
}
