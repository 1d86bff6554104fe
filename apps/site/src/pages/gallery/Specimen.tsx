import { classNames } from '@mes/ui/class-names';
import type { ReactNode } from 'react';
import styles from './Specimen.module.css';

export interface SpecimenProps {
  name: string;
  /** `row` side by side, `stack` below each other, `grid` in columns of equal width. */
  flow?: 'row' | 'stack' | 'grid';
  children: ReactNode;
}

/** One component, or one of its states, with its name. */
export function Specimen({ name, flow = 'row', children }: SpecimenProps) {
  return (
    <figure className={styles.specimen}>
      <figcaption className={styles.name}>{name}</figcaption>
      <div className={classNames(styles.content, styles[flow])}>{children}</div>
    </figure>
  );
}
