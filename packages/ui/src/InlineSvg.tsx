import { type CSSProperties, useMemo } from 'react';
import type { Svg } from './art/svg';
import { classNames } from './class-names';
import styles from './InlineSvg.module.css';

export interface InlineSvgProps {
  svg: Svg;
  className?: string;
  style?: CSSProperties;
}

/** The only component that sets inner HTML. The type `Svg` ensures that it is our own markup. */
export function InlineSvg({ svg, className, style }: InlineSvgProps) {
  // React sets the markup again whenever this object changes.
  const markup = useMemo(() => ({ __html: svg }), [svg]);
  return (
    <span
      className={classNames(styles.svg, className)}
      style={style}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: created and escaped by our own functions
      dangerouslySetInnerHTML={markup}
    />
  );
}
