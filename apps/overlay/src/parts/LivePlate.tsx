import { classNames } from '@mes/ui/class-names';
import styles from './LivePlate.module.css';

/** Like the site's live mark, but still: a loop would keep a streaming machine painting for hours. */
export function LivePlate({ className }: { className?: string }) {
  return <span className={classNames(styles.live, className)}>Live</span>;
}
