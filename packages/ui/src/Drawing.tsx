import { type CSSProperties, useMemo } from 'react';
import type { Svg } from './art/svg';
import { classNames } from './class-names';
import styles from './Drawing.module.css';

export interface DrawingProps {
  svg: Svg;
  className?: string;
  style?: CSSProperties;
}

/** The one place that writes markup into the page; the type `Svg` keeps everything else out. */
export function Drawing({ svg, className, style }: DrawingProps) {
  // React writes the markup again whenever this object is another one.
  const markup = useMemo(() => ({ __html: svg }), [svg]);
  return (
    <span
      className={classNames(styles.drawing, className)}
      style={style}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn and escaped by our own functions
      dangerouslySetInnerHTML={markup}
    />
  );
}
