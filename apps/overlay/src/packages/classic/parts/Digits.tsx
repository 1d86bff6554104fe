import { classNames } from '@mes/ui/class-names';
import { useState } from 'react';
import type { DigitsProps } from '../../kit';
import styles from './Digits.module.css';

/** A figure that moves up when it changes, and only then. */
export function Digits({ value, className }: DigitsProps) {
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
