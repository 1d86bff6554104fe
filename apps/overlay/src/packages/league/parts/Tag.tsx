import { classNames } from '@mes/ui/class-names';
import type { TagProps } from '../../kit';
import styles from './Tag.module.css';

/** A word on a plate: white with a red dot for what is live, blue for the rest. */
export function Tag({ tone, className, children }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone], className)}>{children}</span>;
}
