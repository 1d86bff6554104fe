import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import styles from './ArticleBody.module.css';

const SITE = '/app';

/** The text of an article, as the server has cleaned it. */
export function ArticleBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  useSiteLinks(body);
  // React writes the markup again whenever this object is another one.
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

/** Links to pages of the site open as they do everywhere else: without loading it anew. */
function useSiteLinks(body: React.RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const text = body.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link?.getAttribute('href');
      const wantsAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!path?.startsWith(`${SITE}/`) || event.button !== 0 || wantsAnotherTab) return;
      event.preventDefault();
      void navigate(path.slice(SITE.length), { viewTransition: true });
    };
    text?.addEventListener('click', follow);
    return () => text?.removeEventListener('click', follow);
  }, [body, navigate]);
}
