import { classNames } from '@mes/ui/class-names';
import type { PlateProps, RowProps } from '../../kit';
import styles from './Plate.module.css';
import { Torn } from './Torn';

export function Plate({ step = 0, className, children }: PlateProps) {
  return (
    <Torn edges="rb" width={700} height={300} step={step} className={className}>
      {children}
    </Torn>
  );
}

/** A marked one glows; the others have cooled down. */
export function Row({ step = 0, isMarked = false, className, children }: RowProps) {
  return (
    <Torn
      edges={isMarked ? 'rb' : 'r'}
      width={900}
      height={90}
      seed={step}
      tone={isMarked ? 'molten' : 'cold'}
      step={step}
      isMarked={isMarked}
      className={classNames(styles.row, className)}
    >
      {children}
    </Torn>
  );
}
