import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Dialogs } from '../components/dialogs/Dialogs';
import { Toasts } from '../components/toasts/Toasts';
import { useTelemetry } from '../features/telemetry/use-telemetry';
import { CookieBanner } from './cookies/CookieBanner';
import { Footer } from './Footer';
import styles from './Frame.module.css';
import { Header } from './header/Header';
import { NavigationLine } from './header/NavigationLine';
import { useConnectionTrouble } from './live/use-connection-trouble';
import { useFreshBuild } from './live/use-fresh-build';
import { useIdleCheck } from './live/use-idle-check';
import { PageAnnouncer } from './PageAnnouncer';
import { usePrefetch } from './prefetch';
import { QueueGate } from './queue/QueueGate';
import { useScrollMemory } from './scroll-memory';
import { rememberPath } from './sign-in/previous-path';

/** Around every page, unless the page stands in a frame of another site: then it is there alone. */
export function Frame() {
  const { search } = useLocation();
  return new URLSearchParams(search).has('embed') ? <BareFrame /> : <WholeFrame />;
}

function BareFrame() {
  return (
    <main id="content">
      <QueueGate>
        <Outlet />
      </QueueGate>
    </main>
  );
}

/** Header, footer and all that outlives a page change. */
function WholeFrame() {
  const { pathname, search } = useLocation();
  const content = useRef<HTMLElement>(null);
  const trouble = useConnectionTrouble();
  useScrollMemory(pathname);
  useTelemetry(`/app${pathname}`);
  useIdleCheck(pathname);
  useFreshBuild(pathname);
  usePrefetch();
  useFocusOnContent(content, pathname);
  useEffect(() => rememberPath(`/app${pathname}${search}`), [pathname, search]);

  return (
    <div className={styles.frame}>
      <button type="button" className={styles.skip} onClick={() => content.current?.focus()}>
        Skip to content
      </button>
      <Header />
      <NavigationLine />
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        className={styles.content}
        data-stale={trouble !== null || undefined}
      >
        <QueueGate>
          <Outlet />
        </QueueGate>
      </main>
      {/* Another page ends elsewhere: its footer does not come running from where the last one was. */}
      <Footer key={pathname} />
      <CookieBanner />
      <PageAnnouncer />
      <Toasts />
      <Dialogs />
    </div>
  );
}

/** Whoever reads by keyboard or ear starts at the new page, not at the link that led there. */
function useFocusOnContent(content: React.RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [content, pathname]);
}
