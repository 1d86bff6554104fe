import { classNames } from '@mes/ui/class-names';
import type { TagProps } from '../../kit';
import styles from './Tag.module.css';

/** A word on a small plate; red is kept for what is live. */
export function Tag({ tone, className, children }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone], className)}>{children}</span>;
}
