import { useEffect, useState } from 'react';
import styles from './TableOfContents.module.css';
import * as texts from './texts';

interface TableOfContentsProps {
  headings: readonly { readonly id: string; readonly level: 2 | 3; readonly text: string }[];
}

/** Fewer headings need no list. */
const MIN_HEADINGS = 3;
/** A section is current once its heading is as far up as this; a link brings it a little further. */
const READING_LINE = 160;

/** Links to the headings of a text; the section that is read is marked. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const currentId = useCurrentHeading(headings);
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav className={styles.contents} aria-label={texts.contents}>
      <p className={styles.title} aria-hidden="true">
        {texts.contents}
      </p>
      <ol className={styles.list}>
        {headings.map(({ id, level, text }) => (
          <li key={id} className={level === 3 ? styles.sub : undefined}>
            <a
              href={`#${id}`}
              className={styles.link}
              aria-current={id === currentId ? 'location' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function useCurrentHeading(headings: TableOfContentsProps['headings']): string | null {
  const [currentId, setCurrentId] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = elements.filter(
        (element) => element.getBoundingClientRect().top < READING_LINE,
      );
      setCurrentId(passed.at(-1)?.id ?? null);
    };
    const observer = new IntersectionObserver(update, {
      rootMargin: `0px 0px ${READING_LINE - window.innerHeight}px 0px`,
    });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return currentId;
}
