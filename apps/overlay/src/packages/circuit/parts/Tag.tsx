import { classNames } from '@mes/ui/class-names';
import type { TagProps } from '../../kit';
import styles from './Tag.module.css';

/** A word on copper; red is kept for what is live and for bans. */
export function Tag({ tone, className, children }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone], className)}>{children}</span>;
}
