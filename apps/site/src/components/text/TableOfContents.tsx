import { useEffect, useState } from 'react';
import { Link } from '../../router/Link';
import * as texts from '../texts';
import styles from './TableOfContents.module.css';

export interface ContentsEntry {
  id: string;
  title: string;
}

export interface TableOfContentsProps {
  title?: string;
  /** The sections of the page, in order; each has this id in the page. */
  sections: readonly ContentsEntry[];
}

/** The sections of a long page; the current one is marked. */
export function TableOfContents({ title = texts.onThisPage, sections }: TableOfContentsProps) {
  const current = useSectionInView(sections);
  return (
    <nav className={styles.contents} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ol className={styles.list}>
        {sections.map((section) => (
          <li key={section.id}>
            <Link
              to={`#${section.id}`}
              className={styles.link}
              aria-current={section.id === current ? 'location' : undefined}
              onClick={() => document.getElementById(section.id)?.scrollIntoView()}
            >
              {section.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The last section whose heading is above the upper third of the window. */
function useSectionInView(sections: readonly ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const read = elements.filter(
          (element) => element.getBoundingClientRect().top < window.innerHeight / 3,
        );
        setCurrent((read.at(-1) ?? elements[0])?.id);
      },
      { rootMargin: '0px 0px -66%', threshold: [0, 1] },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
