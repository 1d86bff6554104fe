import { useEffect, useRef, useState } from 'react';
import { Hidden } from '../components/text/Hidden';
import { useLocation } from '../router/RouterProvider';

/** Pages set their title after rendering. */
const TITLE_SET_AFTER_MS = 300;

/** Announces the new page to screen readers: browsers do so only for full page loads. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    const timer = setTimeout(() => setTitle(document.title), TITLE_SET_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <Hidden>
      <span role="status">{title}</span>
    </Hidden>
  );
}
