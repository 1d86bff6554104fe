import { classNames } from '@mes/ui/class-names';
import type { TagProps } from '../../kit';
import { createTag } from '../../kit-parts';
import styles from './Tag.module.css';
import { useBlink } from './use-blink';

const Plain = createTag(styles);
const PULSE_MS = 800;

/** A word on a plate: white with a red dot for what is live, blue for the rest. */
export function Tag(props: TagProps) {
  return props.tone === 'live' ? <LiveTag {...props} /> : <Plain {...props} />;
}

function LiveTag({ className, ...props }: TagProps) {
  const isDim = useBlink(PULSE_MS);
  return <Plain {...props} className={classNames(className, isDim && styles.dim)} />;
}
