import { IconMenu2, IconX } from '@tabler/icons-react';
import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../../components/IconButton';
import { Spinner } from '../../components/Spinner';
import styles from './MenuSheet.module.css';

// Wide windows never see it, and on narrow ones it can wait until a finger is on its way.
const loadContent = () => import('./SheetContent');
const SheetContent = lazy(loadContent);

/** Below 960 the menu is a sheet over the whole page. The browser keeps the focus inside of it. */
export function MenuSheet() {
  const sheet = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(false);
  const close = () => sheet.current?.close();

  // Whatever led to another page, the sheet has done its work.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason, not an input
  useEffect(close, [pathname]);

  return (
    <>
      <IconButton
        label="Open menu"
        icon={<IconMenu2 stroke={1.75} />}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          // Not at once: it would show a spinner even where the content is there already.
          startTransition(() => setOpened(true));
          sheet.current?.showModal();
        }}
      />
      <dialog ref={sheet} className={styles.sheet} aria-labelledby="menu-title">
        <div className={styles.head}>
          <h2 id="menu-title" className={styles.title}>
            MENU
          </h2>
          <IconButton label="Close menu" icon={<IconX stroke={1.75} />} onClick={close} />
        </div>
        {opened && (
          <Suspense fallback={<Spinner block size={20} />}>
            <SheetContent onChoose={close} />
          </Suspense>
        )}
      </dialog>
    </>
  );
}

/** Should it fail, opening the sheet tries again and says what is wrong. */
function preload(): void {
  loadContent().catch(() => {});
}
