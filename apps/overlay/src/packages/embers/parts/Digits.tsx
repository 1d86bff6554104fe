import { classNames } from '@mes/ui/class-names';
import { useState } from 'react';
import type { DigitsProps } from '../../kit';
import styles from './Digits.module.css';

/** A number that is forged anew when it changes: it comes up white, and cools. */
export function Digits({ value, className }: DigitsProps) {
  const [shown, setShown] = useState({ value, turn: 0 });
  if (shown.value !== value) setShown({ value, turn: shown.turn + 1 });
  return (
    <span
      key={shown.turn}
      className={classNames(styles.digits, className)}
      data-forged={shown.turn > 0 || undefined}
      data-text={value}
    >
      {value}
    </span>
  );
}
