import { classNames } from '@mes/ui/class-names';
import { useState } from 'react';
import styles from './Swap.module.css';

interface SwapProps {
  value: string | number;
  className?: string;
}

/** A figure that moves up when it changes, and only then. */
export function Swap({ value, className }: SwapProps) {
  const [first] = useState(value);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && value !== first) setChanged(true);
  return (
    <span className={classNames(styles.swap, className)}>
      <span key={value} className={hasChanged ? styles.changed : undefined}>
        {value}
      </span>
    </span>
  );
}
