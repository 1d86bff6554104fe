import { classNames } from '@mes/ui/class-names';
import { useState } from 'react';
import type { DigitsProps } from '../../kit';
import styles from './Digits.module.css';

/** A figure: on a change the old one rises and goes, the new one follows with one glint. */
export function Digits({ value, className }: DigitsProps) {
  const [turn, setTurn] = useState({ from: value, to: value, count: 0 });
  if (turn.to !== value) setTurn({ from: turn.to, to: value, count: turn.count + 1 });
  const { from, to, count } = turn;
  if (from === to) return <span className={classNames(styles.digits, className)}>{to}</span>;
  return (
    <span key={count} className={classNames(styles.digits, className)}>
      <span className={styles.old} aria-hidden="true">
        {from}
      </span>
      <span className={styles.new} onAnimationEnd={() => setTurn({ from: to, to, count })}>
        {to}
      </span>
      <i className={styles.glint}>
        <i />
      </i>
    </span>
  );
}
