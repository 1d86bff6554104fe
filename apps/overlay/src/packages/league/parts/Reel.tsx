import { classNames } from '@mes/ui/class-names';
import { useContext, useEffect, useState } from 'react';
import { prefersLessMotion } from '../../../parts/motion';
import type { DigitsProps } from '../../kit';
import { EntranceContext } from '../../kit-context';
import styles from './Reel.module.css';

interface ReelProps extends DigitsProps {
  /** When the first digit rolls in, in milliseconds. */
  delay?: number;
  /** Turns every second, so it turns in few frames. */
  isClock?: boolean;
}

const STEP_MS = 60;

/** A scoreboard reel: its digits roll up once, and again when they change. */
export function Reel({ value, delay = 400, isClock = false, className }: ReelProps) {
  return (
    <span className={classNames(styles.reel, className)} data-clock={isClock || undefined}>
      {Array.from(String(value)).map((letter, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place in the number
        <Digit key={place} letter={letter} delay={delay + place * STEP_MS} />
      ))}
    </span>
  );
}

const ROLL_MS = { entrance: 900, change: 520 };

/** At rest one letter alone; while it rolls those that it passes, one below the other. */
function Digit({ letter, delay }: { letter: string; delay: number }) {
  const isEntering = useEntrance(delay);
  const [turn, setTurn] = useState({ from: letter, to: letter });
  if (turn.to !== letter) setTurn({ from: turn.to, to: letter });
  const passed = isEntering ? before(letter) : turn.from === turn.to ? [] : [turn.from];
  if (passed.length === 0) return <b className={styles.digit}>{letter}</b>;
  const style: Record<`--${string}`, string | number> = {
    '--passed': passed.length,
    '--ms': `${isEntering ? ROLL_MS.entrance : ROLL_MS.change}ms`,
    '--d': isEntering ? `${delay}ms` : '0ms',
  };
  return (
    <b className={styles.digit} data-rolling={isEntering ? 'in' : 'on'}>
      <span
        key={`${isEntering} ${letter}`}
        className={styles.strip}
        style={style}
        onAnimationEnd={() => setTurn({ from: letter, to: letter })}
      >
        {passed.map((each, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they only pass by
          <u key={place}>{each}</u>
        ))}
        <u>{letter}</u>
      </span>
      <s>{letter}</s>
    </b>
  );
}

/** What a digit rolls through from nothing: at most three that come before it. */
function before(letter: string): string[] {
  if (!/\d/.test(letter)) return [''];
  const digit = Number(letter);
  const passed = [3, 2, 1].filter((back) => back <= digit).map((back) => String(digit - back));
  return ['', ...passed];
}

/** Only while the scene enters, and never for those who want no motion. */
function useEntrance(delay: number): boolean {
  const isEntering = useContext(EntranceContext);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isEntering) return;
    const timer = setTimeout(() => setOver(true), delay + ROLL_MS.entrance);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isEntering, delay]);
  return isEntering && !isOver && !prefersLessMotion();
}
