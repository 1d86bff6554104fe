import { ConnectionChip } from '../live/ConnectionChip';
import { MenuBar } from '../menu/MenuBar';
import { MenuSheet } from '../menu/MenuSheet';
import { SearchBox } from '../search/SearchBox';
import { AccountCorner } from './AccountCorner';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { ThemeButton } from './ThemeButton';

export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo className={styles.logo} />
        <MenuBar className={styles.wide} />
        <div className={styles.right}>
          <ConnectionChip />
          <SearchBox className={styles.wide} />
          <ThemeButton />
          <AccountCorner className={styles.wide} />
          <MenuSheet className={styles.narrow} />
        </div>
      </div>
    </header>
  );
}
