import { classNames } from '@mes/ui/class-names';
import { type CSSProperties, useMemo } from 'react';
import styles from './Name.module.css';
import { type NameBox, nameLines } from './name-lines';
import { useMeasure } from './use-measure';

interface NameProps extends Partial<Omit<NameBox, 'width' | 'size'>> {
  children: string;
  width: number;
  size: number;
  /** When it climbs out of its line, in milliseconds. */
  delay?: number;
  align?: 'left' | 'center' | 'right';
  className?: string;
}

/** A name in tight capitals, in one or two balanced lines, as large as its box allows. */
export function Name(props: NameProps) {
  const { children, width, size, height = 10_000, lines = 1, least, breaksWords } = props;
  const measure = useMeasure();
  const shown = useMemo(
    () =>
      nameLines(
        children.toLocaleUpperCase(),
        { width, size, height, lines, least, breaksWords },
        measure,
      ),
    [children, width, size, height, lines, least, breaksWords, measure],
  );
  const style: Record<`--${string}`, string> = { '--d': `${props.delay ?? 420}ms` };
  return (
    <span
      className={classNames(styles.name, 'lg-tight', props.className)}
      style={{ ...(style as CSSProperties), width, fontSize: shown.size, textAlign: props.align }}
    >
      {shown.lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the name
        <span key={place} className={styles.line}>
          <i>{line}</i>
        </span>
      ))}
    </span>
  );
}
