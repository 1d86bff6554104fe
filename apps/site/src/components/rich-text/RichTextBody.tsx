import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import styles from './RichTextBody.module.css';

const APP_PREFIX = '/app';

/** HTML that the server has sanitized: the text of an article, announcement or tutorial. */
export function RichTextBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  useSiteLinks(body);
  // Memoized: React writes the markup again for each new object.
  const markup = useMemo(() => ({ __html: html }), [html]);
  return (
    <div
      ref={body}
      className={styles.body}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps only what is on its list
      dangerouslySetInnerHTML={markup}
    />
  );
}

/** Links to pages of the site open in the app, without a page load. */
function useSiteLinks(body: React.RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const text = body.current;
    const openInApp = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link?.getAttribute('href');
      const wantsAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!path?.startsWith(`${APP_PREFIX}/`) || event.button !== 0 || wantsAnotherTab) return;
      event.preventDefault();
      void navigate(path.slice(APP_PREFIX.length), { viewTransition: true });
    };
    text?.addEventListener('click', openInApp);
    return () => text?.removeEventListener('click', openInApp);
  }, [body, navigate]);
}
