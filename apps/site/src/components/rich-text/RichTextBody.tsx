import { type EmbedKey, splitEmbeds } from '@mes/domain/embeds/embeds';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from '../../router/use-navigate';
import styles from './RichTextBody.module.css';

const APP_PREFIX = '/app';

interface RichTextBodyProps {
  html: string;
  /** Without it, embeds are left out. */
  renderEmbed?: (key: EmbedKey) => ReactNode;
}

/** HTML that the server has sanitized: the text of an article, announcement or tutorial. */
export function RichTextBody({ html, renderEmbed }: RichTextBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  useSiteLinks(body);
  const parts = useMemo(() => splitEmbeds(html), [html]);
  return (
    <div ref={body} className={styles.body}>
      {parts.map((part, index) => {
        const key = `${index}`;
        if (typeof part === 'string') return <Markup key={key} html={part} />;
        return (
          renderEmbed && (
            <div key={key} className={styles.embed}>
              {renderEmbed(part)}
            </div>
          )
        );
      })}
    </div>
  );
}

function Markup({ html }: { html: string }) {
  // Memoized: React writes the markup again for each new object.
  const markup = useMemo(() => ({ __html: html }), [html]);
  return (
    <div
      className={styles.part}
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
      if (event.defaultPrevented || event.button !== 0 || wantsAnotherTab) return;
      if (!path?.startsWith(`${APP_PREFIX}/`)) return;
      event.preventDefault();
      void navigate(path.slice(APP_PREFIX.length), { viewTransition: true });
    };
    text?.addEventListener('click', openInApp);
    return () => text?.removeEventListener('click', openInApp);
  }, [body, navigate]);
}
