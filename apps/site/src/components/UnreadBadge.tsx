import { classNames } from '@mes/ui/class-names';
import styles from './UnreadBadge.module.css';

interface UnreadBadgeProps {
  count: number;
  className?: string;
}

/** How many are new; nothing for none. What it counts is said by what it stands on. */
export function UnreadBadge({ count, className }: UnreadBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classNames(styles.badge, className)} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
