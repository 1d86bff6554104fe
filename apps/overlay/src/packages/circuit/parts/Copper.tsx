import { classNames } from '@mes/ui/class-names';
import type { DigitsProps } from '../../kit';
import styles from './Copper.module.css';

interface CopperProps extends DigitsProps {
  /** Hollow for who is behind and for what is not there yet. */
  tone?: 'plain' | 'a' | 'hollow';
  /** In pixels; its contour is as thick as it can be. */
  size: number;
  /** The colour of the contour. */
  contour?: string;
  /** Steps with a clock: nothing moves. */
  isClock?: boolean;
  /** When it locks in place while the scene enters, in milliseconds. */
  delay?: number;
}

/**
 * A number as copper on a board: fill, clearance, contour. Each is a layer of its own below the
 * digits, so that a digit that changes is painted alone.
 */
export function Copper(props: CopperProps) {
  const { value, tone = 'plain', size, contour, isClock = false, delay, className } = props;
  const text = String(value);
  const stroke = Math.round((tone === 'hollow' ? 8 : 10) + size / 44);
  const look: Record<`--${string}`, string> = {
    '--stroke': `${stroke}px`,
    ...(contour ? { '--contour': contour } : {}),
    ...(delay === undefined ? {} : { '--d': `${delay}ms` }),
  };
  return (
    <b
      className={classNames(styles.copper, delay !== undefined && 'ci-lock', className)}
      style={{ fontSize: size, ...look }}
      data-tone={tone}
      data-moves={!isClock || undefined}
    >
      <Layer text={text} className={styles.contour} isCopy />
      <Layer text={text} className={styles.clearance} isCopy />
      <Layer text={text} className={styles.fill} />
    </b>
  );
}

interface LayerProps {
  text: string;
  className?: string;
  isCopy?: boolean;
}

function Layer({ text, className, isCopy = false }: LayerProps) {
  return (
    <span className={className} data-twin={isCopy || undefined} aria-hidden={isCopy || undefined}>
      <Characters text={text} />
    </span>
  );
}

/** Each is its place and what it shows: one that changes comes anew. */
function Characters({ text }: { text: string }) {
  return Array.from(text, (character, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place in the number
    <span key={`${place} ${character}`}>{character}</span>
  ));
}

/** The kit's digits: without a contour, in the type of what is around them. */
export function Digits({ value, className }: DigitsProps) {
  return (
    <span className={classNames(styles.digits, className)} data-moves>
      <Characters text={String(value)} />
    </span>
  );
}
