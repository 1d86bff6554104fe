import type { ReactNode } from 'react';
import { useScene } from '../../../scene-context';
import styles from './Slash.module.css';

/** How far it stands from its middle at the top and the bottom of the frame. */
const LEAN = 135;

interface SlashProps {
  /** Where the slash crosses the middle of the height. */
  x: number;
  /** Which side of it is bone; null for two black fields. */
  bone: 'left' | 'right' | null;
  /** From where it enters. */
  from?: number;
  /** The width of the line on the cut. */
  blade?: number;
  /** What the second field is painted in. */
  field?: 'bone' | 'accent';
  /** Steps with a clock instead of sliding. */
  isClock?: boolean;
  children: ReactNode;
}

/**
 * Both fields carry the same content, bone on black and black on bone, and the slash decides which one
 * is seen. It moves by transforms alone: the field slides within a leaning window and its content
 * slides back as far, so nothing is painted again.
 */
export function Slash(props: SlashProps) {
  const { x, bone, from = bone === 'right' ? 2_100 : -180, blade = 16, children } = props;
  const { route } = useScene();
  // Outside of the frame it would be painted for nobody.
  const isSeen = bone === 'left' ? x > -LEAN : x < 1_920 + LEAN;
  const place: Record<`--${string}`, string> = {
    '--x': `${x}px`,
    '--x0': `${from}px`,
    '--blade': `${blade}px`,
  };
  return (
    <div
      className={styles.slash}
      style={place}
      data-clock={props.isClock || undefined}
      data-clear={route.clear || undefined}
    >
      <div className={styles.layer}>{children}</div>
      {bone && isSeen && (
        <div className={styles.window} data-side={bone} data-twin aria-hidden="true">
          <div className={`${styles.layer} ${styles.inverse}`} data-field={props.field ?? 'bone'}>
            {children}
          </div>
        </div>
      )}
      {blade > 0 && <i className={styles.blade} />}
    </div>
  );
}
