import { useState } from 'react';
import { AppLink } from '../../components/AppLink';
import { useLocation } from '../../router/RouterProvider';
import * as texts from '../texts';
import styles from './MenuBar.module.css';
import { MenuDropdown } from './MenuDropdown';
import { isGroup } from './menu-table';
import { useMenu } from './use-menu';
import { currentLink } from './visible-menu';

/** The menu of wide windows. One of its groups is open at a time. */
export function MenuBar() {
  const { pathname } = useLocation();
  const menu = useMenu();
  const current = currentLink(menu, pathname);
  const [open, setOpen] = useState<string | null>(null);

  return (
    <nav aria-label={texts.main} className={styles.bar}>
      <ul className={styles.entries}>
        {menu.map((entry) => {
          if (!isGroup(entry)) {
            return (
              <li key={entry.to}>
                <AppLink
                  to={entry.to}
                  className={styles.entry}
                  aria-current={entry === current ? 'page' : undefined}
                >
                  {entry.label}
                </AppLink>
              </li>
            );
          }
          return (
            <li
              key={`${entry.label} group`}
              className={entry.above && styles[`above${entry.above}`]}
            >
              <MenuDropdown
                {...entry}
                current={current}
                open={open === entry.label}
                onOpen={() => setOpen(entry.label)}
                // Only if it is still the open one: the pointer may have opened the next one already.
                onClose={() => setOpen((before) => (before === entry.label ? null : before))}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
