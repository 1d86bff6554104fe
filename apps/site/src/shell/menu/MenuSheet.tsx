import { IconMenu2, IconX } from '@tabler/icons-react';
import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton';
import { Spinner } from '../../components/Spinner';
import { useLocation } from '../../router/RouterProvider';
import * as texts from '../texts';
import styles from './MenuSheet.module.css';

// Loaded on demand: wide windows never show it.
const loadContent = () => import('./SheetContent');
const SheetContent = lazy(loadContent);

/** Below 960 px the menu is a sheet over the whole page, a native modal dialog. */
export function MenuSheet() {
  const sheet = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => sheet.current?.close();

  // Closes when the page changes, whatever the reason.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason, not an input
  useEffect(close, [pathname]);

  return (
    <>
      <IconButton
        label={texts.openMenu}
        icon={<IconMenu2 stroke={1.75} />}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          // As a transition, which shows no spinner where the content is loaded already.
          startTransition(() => setWasOpened(true));
          sheet.current?.showModal();
        }}
      />
      <dialog ref={sheet} className={styles.sheet} aria-labelledby="menu-title">
        <div className={styles.head}>
          <h2 id="menu-title" className={styles.title}>
            {texts.menuTitle}
          </h2>
          <IconButton label={texts.closeMenu} icon={<IconX stroke={1.75} />} onClick={close} />
        </div>
        {wasOpened && (
          <Suspense fallback={<Spinner block size={20} />}>
            <SheetContent onChoose={close} />
          </Suspense>
        )}
      </dialog>
    </>
  );
}

/** Errors are ignored here: opening the sheet tries again and shows them. */
function preload(): void {
  loadContent().catch(() => {});
}
