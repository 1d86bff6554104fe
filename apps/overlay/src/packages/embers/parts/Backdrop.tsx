import type { BackdropProps } from '../../kit';
import { Field } from './Field';
import { SEAMS } from './seam';

/** For layouts that all packages share: the seam crosses the lower right corner only. */
export function Backdrop({ holes = [] }: BackdropProps) {
  return <Field seam={SEAMS.corner} floor={0.12} holes={holes} />;
}
