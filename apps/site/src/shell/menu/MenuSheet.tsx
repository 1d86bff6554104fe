import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../../components/IconButton';
import { SearchBox } from '../search/SearchBox';
import styles from './MenuSheet.module.css';
import { SheetAccount } from './SheetAccount';
import { SheetEntries } from './SheetEntries';

/** Below 960 the menu is a sheet over the whole page. The browser keeps the focus inside of it. */
export function MenuSheet({ className }: { className?: string }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const close = () => sheet.current?.close();

  // Whatever led to another page, the sheet has done its work.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason, not an input
  useEffect(close, [pathname]);
  useEffect(() => {
    const wide = matchMedia('(width >= 960px)');
    const closeWhenWide = () => wide.matches && sheet.current?.close();
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, []);

  return (
    <>
      <IconButton
        label="Open menu"
        icon={<IconMenu2 stroke={1.75} />}
        className={className}
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      />
      <dialog ref={sheet} className={styles.sheet} aria-labelledby="menu-title">
        <div className={styles.head}>
          <h2 id="menu-title" className={styles.title}>
            MENU
          </h2>
          <IconButton label="Close menu" icon={<IconX stroke={1.75} />} onClick={close} />
        </div>
        <div className={styles.body}>
          <SearchBox inSheet />
          <SheetEntries onChoose={close} />
        </div>
        <SheetAccount onChoose={close} />
      </dialog>
    </>
  );
}
