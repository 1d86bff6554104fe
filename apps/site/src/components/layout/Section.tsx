import { classNames } from '@mes/ui/class-names';
import { IconArrowRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { AppLink } from '../AppLink';
import { PartBoundary } from '../boundary/PartBoundary';
import styles from './Section.module.css';

export interface SectionProps {
  title: ReactNode;
  /** A link to the full list, or any small control. */
  more?: { to: string; label: string } | ReactNode;
  /** The number of items, if the section shows all of them. */
  count?: ReactNode;
  /** For links with a hash. */
  id?: string;
  level?: 2 | 3;
  className?: string;
  children?: ReactNode;
}

/** A part of a page with a heading. What breaks inside leaves the other sections as they are. */
export function Section({ title, more, count, id, level = 2, className, children }: SectionProps) {
  const titleId = useId();
  const [cancelled, setCancelled] = useState(false);
  const Title = level === 2 ? 'h2' : 'h3';
  if (cancelled) return null;
  return (
    <section id={id} aria-labelledby={titleId} className={classNames(styles.section, className)}>
      <div className={styles.head}>
        <Title id={titleId} className={styles.title}>
          {title}
        </Title>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {isLink(more) ? (
          <AppLink to={more.to} className={styles.more}>
            {more.label}
            <IconArrowRight size={14} stroke={1.75} aria-hidden="true" />
          </AppLink>
        ) : (
          more && <div className={styles.more}>{more}</div>
        )}
      </div>
      <PartBoundary onCancel={() => setCancelled(true)}>{children}</PartBoundary>
    </section>
  );
}

function isLink(more: SectionProps['more']): more is { to: string; label: string } {
  return typeof more === 'object' && more !== null && 'to' in more;
}
