import type { ReactNode } from 'react';
import { Fit } from '../../../parts/Fit';
import { Panel } from '../parts/Panel';
import type { Wire } from '../parts/wire';
import styles from './Desk.module.css';

/** From the first row to the panel. */
export const DESK_WIRE: Wire = {
  points: [
    [1224, 770],
    [1300, 770],
    [1346, 816],
    [1372, 816],
  ],
  delay: 1_000,
};

interface DeskProps {
  label: string;
  lines?: readonly string[];
  children?: ReactNode;
}

/** The one panel on the right: what there is to know beside the matches. */
export function Desk({ label, lines = [], children }: DeskProps) {
  return (
    <Panel className={styles.desk} inside={styles.inside} delay={1_000}>
      <Fit className={`${styles.label} ci-silk`}>{label}</Fit>
      {lines.map((line) => (
        <Fit key={line} className={`${styles.line} ci-hand`} twoLines>
          {line}
        </Fit>
      ))}
      {children}
    </Panel>
  );
}
