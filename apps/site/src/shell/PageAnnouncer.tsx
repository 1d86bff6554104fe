import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Hidden } from '../components/text/Hidden';

/** Pages set their title when they stand; a moment later it can be read out. */
const TITLE_SET_AFTER_MS = 300;

/** Says aloud which page has opened: a browser does so only when it loads one itself. */
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
