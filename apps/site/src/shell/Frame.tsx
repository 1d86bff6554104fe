import { lazy, Suspense, useEffect, useRef } from 'react';
import { useAccountEventsOpen } from '../api/account-events';
import { connectFor } from '../api/client';
import { Dialogs } from '../components/dialogs/Dialogs';
import { SpoilerBar } from '../components/spoilers/SpoilerBar';
import { Toasts } from '../components/toasts/Toasts';
import { useTelemetry } from '../features/telemetry/use-telemetry';
import { CurrentPage, ErrorBoundary } from '../router/CurrentPage';
import { useLocation } from '../router/RouterProvider';
import { CookieBanner, CookieBannerRoom } from './cookies/CookieBanner';
import { ErrorScreen } from './errors/ErrorScreen';
import { LoadErrorScreen } from './errors/LoadErrorScreen';
import { NotFound } from './errors/NotFound';
import { Footer } from './Footer';
import styles from './Frame.module.css';
import { Header } from './header/Header';
import { NavigationProgress } from './header/NavigationProgress';
import { useConnectionProblem } from './live/use-connection-problem';
import { useIdleCheck } from './live/use-idle-check';
import { useReloadOnNewBuild } from './live/use-reload-on-new-build';
import { PageAnnouncer } from './PageAnnouncer';
import { PageSkeleton } from './PageSkeleton';
import { PaletteGate } from './palette/PaletteGate';
import { usePrefetch } from './prefetch';
import { QueueGate } from './queue/QueueGate';
import { useScrollRestoration } from './scroll-restoration';
import { rememberPath } from './sign-in/previous-path';
import * as texts from './texts';

/** Without it the page is whole: a banner that cannot be loaded is left out. */
const Announcements = lazy(() =>
  import('../features/announcements/Announcements').catch(() => ({ default: () => null })),
);

/** It has the whole screen for itself. */
const CONTROL_ROOM = '/stream/room';

/** The frame of every page. A page that is embedded in another site has none, nor has the control room. */
export function Frame() {
  const { pathname, search } = useLocation();
  useEffect(() => connectFor(pathname), [pathname]);
  const isBare = pathname === CONTROL_ROOM || new URLSearchParams(search).has('embed');
  return isBare ? <BareFrame /> : <FullFrame />;
}

function BareFrame() {
  return (
    <>
      <main id="content">
        <QueueGate>
          <PageInFrame />
        </QueueGate>
      </main>
      <SpoilerBar />
      <Toasts />
      <Dialogs />
    </>
  );
}

/** Header, footer and everything else that stays across page changes. */
function FullFrame() {
  const { pathname, search, hash } = useLocation();
  const content = useRef<HTMLElement>(null);
  const connectionProblem = useConnectionProblem();
  const isPainted = useAccountEventsOpen();
  useScrollRestoration(pathname);
  useIdleCheck(pathname);
  useReloadOnNewBuild(pathname);
  usePrefetch();
  useFocusOnContent(content, pathname);
  useEffect(() => rememberPath(`/app${pathname}${search}${hash}`), [pathname, search, hash]);

  return (
    <div className={styles.frame}>
      <button type="button" className={styles.skip} onClick={() => content.current?.focus()}>
        {texts.skipToContent}
      </button>
      <Header />
      <NavigationProgress />
      <CookieBanner />
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        className={styles.content}
        data-stale={connectionProblem !== null || undefined}
      >
        <QueueGate>
          <PageInFrame />
          <CountedVisit path={`/app${pathname}`} />
        </QueueGate>
      </main>
      <SpoilerBar />
      {/* Keyed, so that the page transition does not animate the footer from its old position. */}
      <Footer key={pathname} />
      <CookieBannerRoom />
      {isPainted && (
        <ErrorBoundary renderError={() => null}>
          <Suspense>
            <Announcements />
          </Suspense>
        </ErrorBoundary>
      )}
      <PageAnnouncer />
      <PaletteGate />
      <Toasts />
      <Dialogs />
    </div>
  );
}

/** The error of a page is shown inside the frame. */
function PageInFrame() {
  return (
    <CurrentPage
      skeleton={<PageSkeleton />}
      missing={<NotFound />}
      renderError={(error) => <ErrorScreen error={error} />}
      renderLoadError={(error) => <LoadErrorScreen error={error} />}
    />
  );
}

/** Beside the page, because who waits in the queue visits nothing yet. */
function CountedVisit({ path }: { path: string }) {
  useTelemetry(path);
  return null;
}

/** Moves the focus to the new page, for keyboards and screen readers; it would stay on the link. */
function useFocusOnContent(content: React.RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [content, pathname]);
}
