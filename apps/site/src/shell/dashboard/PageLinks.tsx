import { IconArrowRight } from '@tabler/icons-react';
import { AppLink } from '../../components/AppLink';
import type { MenuLink } from '../menu/menu-table';
import styles from './PageLinks.module.css';

export function PageLinks({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <AppLink to={to} className={styles.link}>
            {label}
            <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
