import { classNames } from '@mes/ui/class-names';
import type { TagProps } from '../../kit';
import styles from './Tag.module.css';

/** Like the site's live mark, but still: a loop would keep a streaming machine painting for hours. */
export function Tag({ tone, className, children }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone], className)}>{children}</span>;
}
