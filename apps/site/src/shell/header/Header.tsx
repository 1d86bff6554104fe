import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { ConnectionChip } from '../live/ConnectionChip';
import { MenuBar } from '../menu/MenuBar';
import { MenuSheet } from '../menu/MenuSheet';
import { SearchBox } from '../search/SearchBox';
import { AccountCorner } from './AccountCorner';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { ThemeButton } from './ThemeButton';
import { UnreadLinks } from './UnreadLinks';
import { useWide } from './use-wide';

export function Header() {
  const wide = useWide();
  // Their menu has groups that others do not see, and needs the room.
  const crowded = satisfies(usePermissions(), 'Moderator|editstream');
  return (
    <header className={styles.header}>
      <div className={styles.row} data-crowded={crowded || undefined}>
        <Logo className={styles.logo} />
        {wide !== false && (
          <div className={styles.wide}>
            <MenuBar />
          </div>
        )}
        <div className={styles.right}>
          <ConnectionChip />
          {wide !== false && (
            <div className={styles.wide}>
              <SearchBox />
            </div>
          )}
          <UnreadLinks />
          <ThemeButton />
          {wide !== false && (
            <div className={styles.wide}>
              <AccountCorner />
            </div>
          )}
          {wide !== true && (
            <div className={styles.narrow}>
              <MenuSheet />
            </div>
          )}
        </div>
      </div>
    </header>
  );
}
