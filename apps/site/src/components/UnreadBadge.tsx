import { classNames } from '@mes/ui/class-names';
import styles from './UnreadBadge.module.css';

interface UnreadBadgeProps {
  count: number;
  className?: string;
}

/** The unread count; nothing for 0. Hidden from screen readers: the element around it has a label. */
export function UnreadBadge({ count, className }: UnreadBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classNames(styles.badge, className)} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
