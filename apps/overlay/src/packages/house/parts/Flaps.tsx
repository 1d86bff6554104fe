import { classNames } from '@mes/ui/class-names';
import { type CSSProperties, useContext, useEffect, useEffectEvent, useState } from 'react';
import { prefersLessMotion } from '../../../parts/motion';
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
  return (
    <Turning
      key={turn.to}
      {...turn}
      ms={rolls > 0 ? TURN_MS.rolling : TURN_MS.changed}
      isWaiting={left === null}
      onEnd={() => setTurn({ from: turn.to, to: turn.to })}
    />
  );
}

/**
 * How high the half is that falls, then the one that lands, and from which part of half a turn. Drawn picture by
 * picture: an animation of digits as high as the frame is composed sixty times a second, in both fields.
 */
const PICTURES = [
  { from: 0, falling: 0.8, landing: 0 },
  { from: 0.45, falling: 0.36, landing: 0 },
  { from: 1, falling: 0, landing: 0.3 },
  { from: 1.3, falling: 0, landing: 0.78 },
  { from: 1.6, falling: 0, landing: 1.04 },
] as const;
const TURNED = 2;

interface TurningProps {
  from: string;
  to: string;
  /** Half a turn. */
  ms: number;
  isWaiting: boolean;
  onEnd: () => void;
}

function Turning({ from, to, ms, isWaiting, onEnd }: TurningProps) {
  const [picture, setPicture] = useState<(typeof PICTURES)[number]>(PICTURES[0]);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timers = PICTURES.slice(1).map((next) =>
      setTimeout(() => setPicture(next), prefersLessMotion() ? 0 : next.from * ms),
    );
    timers.push(setTimeout(() => end(), prefersLessMotion() ? 0 : TURNED * ms));
    return () => timers.forEach(clearTimeout);
  }, [ms]);
  return (
    <b className={styles.flap} data-turning data-waiting={isWaiting || undefined}>
      <u className={styles.top}>{to}</u>
      <u className={styles.bottom}>{from}</u>
      {picture.falling > 0 && (
        <u className={styles.top} style={heightOf(picture.falling)}>
          {from}
        </u>
      )}
      {picture.landing > 0 && (
        <u className={styles.bottom} style={heightOf(picture.landing)}>
          {to}
        </u>
      )}
      <s>{to}</s>
    </b>
  );
}

function heightOf(share: number): CSSProperties {
  return { transform: `scaleY(${share})` };
}

/** How many digits are still to come before the right one, while the scene enters; null before the first. */
function useRolls(delay: number): number | null {
  const isEntering = useContext(EntranceContext) && !prefersLessMotion();
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
