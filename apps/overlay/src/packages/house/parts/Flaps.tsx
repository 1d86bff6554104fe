import { classNames } from '@mes/ui/class-names';
import { type CSSProperties, useContext, useEffect, useState } from 'react';
import type { DigitsProps } from '../../kit';
import { EntranceContext } from '../../kit-context';
import styles from './Flaps.module.css';

interface FlapsProps extends DigitsProps {
  /** When the first one rolls in, in milliseconds. */
  delay?: number;
}

const STEP_MS = 60;

/** A split-flap number: its digits roll in once, and turn when they change. */
export function Flaps({ value, delay = 300, className }: FlapsProps) {
  return (
    <span className={classNames(styles.flaps, className)}>
      {Array.from(String(value)).map((letter, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a flap is its place in the number
        <Flap key={place} letter={letter} delay={delay + place * STEP_MS} />
      ))}
    </span>
  );
}

const ROLLS = 4;
const ROLL_MS = 150;
/** Half a turn, while it rolls in and on a change. */
const TURN_MS = { rolling: 70, changed: 150 };

function Flap({ letter, delay }: { letter: string; delay: number }) {
  const left = useRolls(delay);
  // Unseen it has the digit from which it rolls.
  const rolls = left ?? ROLLS + 1;
  const isDigit = /\d/.test(letter);
  const current = isDigit && rolls > 0 ? String((Number(letter) + 10 - rolls) % 10) : letter;
  const [turn, setTurn] = useState({ from: current, to: current });
  if (turn.to !== current) setTurn({ from: turn.to, to: current });
  if (turn.from === turn.to)
    return (
      <b className={styles.flap} data-waiting={left === null || undefined}>
        {turn.to}
      </b>
    );
  const ms = rolls > 0 ? TURN_MS.rolling : TURN_MS.changed;
  return (
    <b
      key={turn.to}
      className={styles.flap}
      style={{ '--ms': `${ms}ms` } as CSSProperties}
      data-turning
      data-waiting={left === null || undefined}
    >
      <u className={styles.top}>{turn.to}</u>
      <u className={styles.bottom}>{turn.from}</u>
      <u className={`${styles.top} ${styles.falling}`}>{turn.from}</u>
      <u
        className={`${styles.bottom} ${styles.landing}`}
        onAnimationEnd={() => setTurn({ from: turn.to, to: turn.to })}
      >
        {turn.to}
      </u>
      <s>{turn.to}</s>
    </b>
  );
}

/** How many digits are still to come before the right one, while the scene enters; null before the first. */
function useRolls(delay: number): number | null {
  const isEntering = useContext(EntranceContext) && !isCalm();
  const [wasEntering, setEntering] = useState(isEntering);
  const [left, setLeft] = useState<number | null>(isEntering ? null : 0);
  // In the same render: a result must not be seen before it rolls in.
  if (wasEntering !== isEntering) {
    setEntering(isEntering);
    setLeft(isEntering ? null : 0);
  }
  useEffect(() => {
    if (!isEntering) return;
    const timers = Array.from({ length: ROLLS + 1 }, (_, turned) =>
      setTimeout(() => setLeft(ROLLS - turned), delay + turned * ROLL_MS),
    );
    return () => timers.forEach(clearTimeout);
  }, [isEntering, delay]);
  return left;
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
