import { InlineSvg } from '@mes/ui/InlineSvg.tsx';
import { useMemo } from 'react';
import { useScene } from '../../../scene-context';
import { pathAround } from '../../holes';
import type { BackdropProps } from '../../kit';
import { useTheme } from '../themes/index';
import styles from './Backdrop.module.css';

/** The field of the tournament, behind scenes that fill the screen. */
export function Backdrop({ holes = [], quiet = false }: BackdropProps) {
  const { route } = useScene();
  const theme = useTheme();
  const scenery = useMemo(() => theme.scenery(), [theme]);
  if (route.clear) return null;
  return (
    <div
      className={styles.field}
      data-quiet={quiet || undefined}
      style={holes.length > 0 ? { clipPath: pathAround(holes) } : undefined}
    >
      <InlineSvg svg={scenery} className={styles.scenery} />
    </div>
  );
}
