import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import { createTable, type TableLineProps } from '../../kit-parts';
import styles from './Table.module.css';
import { Torn } from './Torn';

/** A plate a row; each is a little shorter, so that their ends follow the slash. */
export const Table = createTable({
  styles,
  enters: 'eb-slam',
  labels: 'eb-lab',
  Name: ({ children }) => <Fit className={`${styles.name} eb-t`}>{children}</Fit>,
  Line,
});

function Line({ row: { isMarked }, step, className, children }: TableLineProps) {
  return (
    <Torn
      as="li"
      edges={isMarked ? 'rb' : 'r'}
      width={1_000}
      height={76}
      depth={isMarked ? 7 : 9}
      seed={step}
      tone={isMarked ? 'molten' : 'cold'}
      step={step + 2}
      isMarked={isMarked}
      className={className}
      style={{ '--n': step } as CSSProperties}
    >
      {children}
    </Torn>
  );
}
