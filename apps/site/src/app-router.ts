import { pageFiles } from './page-files';
import { browserHistory } from './router/history';
import { BASE } from './router/location';
import { createRouter, type Router } from './router/router';

/** Also starts loading the page at the current URL. */
export function createAppRouter(): Router {
  moveBelowBase();
  return createRouter({ history: browserHistory(), pages: pageFiles });
}

/**
 * Rewrites URLs outside of `/app` in the browser, as a redirect would cost a round trip. `/` opens the
 * home page; unknown URLs get the not-found page inside the frame.
 */
function moveBelowBase(): void {
  if (/^\/app(\/|$)/.test(location.pathname)) return;
  const path = location.pathname === '/' ? '' : location.pathname;
  history.replaceState(null, '', `${BASE}${path}${location.search}${location.hash}`);
}
