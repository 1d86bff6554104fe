import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton';
import styles from './Ticker.module.css';
import * as texts from './texts';

/** A row that scrolls sideways, with arrows on those sides where there is more. */
export function Strip({ children }: { children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const more = useMoreOnSides(row);
  const scroll = (direction: 1 | -1) => {
    const box = row.current;
    // The style sheet says whether it moves smoothly, as people may prefer less motion.
    box?.scrollBy({ left: direction * box.clientWidth * 0.8 });
  };
  return (
    <div className={styles.strip}>
      <ul ref={row} className={styles.row}>
        {children}
      </ul>
      {more.left && (
        <IconButton
          label={texts.earlier}
          size="sm"
          className={styles.left}
          icon={<IconChevronLeft stroke={1.75} />}
          onClick={() => scroll(-1)}
        />
      )}
      {more.right && (
        <IconButton
          label={texts.later}
          size="sm"
          className={styles.right}
          icon={<IconChevronRight stroke={1.75} />}
          onClick={() => scroll(1)}
        />
      )}
    </div>
  );
}

function useMoreOnSides(row: RefObject<HTMLElement | null>) {
  const [more, setMore] = useState({ left: false, right: false });
  useEffect(() => {
    const box = row.current;
    if (!box) return;
    const measure = () => {
      const left = box.scrollLeft > 1;
      const right = box.scrollLeft + box.clientWidth < box.scrollWidth - 1;
      setMore((known) => (known.left === left && known.right === right ? known : { left, right }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [row]);
  return more;
}
