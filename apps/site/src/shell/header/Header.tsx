import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { ConnectionChip } from '../live/ConnectionChip';
import { MenuBar } from '../menu/MenuBar';
import { MenuSheet } from '../menu/MenuSheet';
import { PaletteButton } from '../search/PaletteButton';
import { SearchBox } from '../search/SearchBox';
import { AccountCorner } from './AccountCorner';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { ThemeButton } from './ThemeButton';
import { UnreadLinks } from './UnreadLinks';
import { useWide } from './use-wide';

export function Header() {
  const isWide = useWide();
  // The menu of staff has more groups and needs more room.
  const isCrowded = satisfies(usePermissions(), 'Moderator|editstream');
  return (
    <header className={styles.header}>
      <div className={styles.row} data-crowded={isCrowded || undefined}>
        <Logo className={styles.logo} />
        {isWide !== false && (
          <div className={styles.wide}>
            <MenuBar />
          </div>
        )}
        <div className={styles.right}>
          <ConnectionChip />
          {isWide !== false && (
            <div className={styles.wide}>
              <SearchBox />
            </div>
          )}
          <UnreadLinks />
          <div className={styles.theme}>
            <ThemeButton />
          </div>
          {isWide !== false && (
            <div className={styles.wide}>
              <AccountCorner />
            </div>
          )}
          {isWide !== true && (
            <div className={styles.narrow}>
              <PaletteButton />
              <MenuSheet />
            </div>
          )}
        </div>
      </div>
    </header>
  );
}
