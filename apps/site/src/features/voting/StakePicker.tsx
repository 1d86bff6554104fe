import { type KeyboardEvent, useId } from 'react';
import { NumberInput } from '../../components/forms/NumberInput';
import { interpolate } from '../../interpolate';
import styles from './StakePicker.module.css';
import * as texts from './texts';

interface StakePickerProps {
  value: number;
  /** The most that can be staked, at least 1. */
  most: number;
  onChange: (points: number) => void;
}

const STEPS = [10, 25, 50];

/** A slider with buttons for usual stakes, for touch and for the keyboard. */
export function StakePicker({ value, most, onChange }: StakePickerProps) {
  const id = useId();
  const set = (points: number) => onChange(Math.max(1, Math.min(most, Math.round(points))));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!/^[0-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    set(event.key === '0' ? most : (most * Number(event.key)) / 10);
  };
  return (
    <div className={styles.picker}>
      <label htmlFor={id} className={styles.label}>
        {texts.stake}
      </label>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={1}
        max={most}
        step={1}
        value={value}
        title={texts.stakeHint}
        onChange={(event) => set(Number(event.target.value))}
        onKeyDown={onKeyDown}
      />
      <NumberInput
        label={texts.stakePoints}
        hideLabel
        min={1}
        max={most}
        value={value}
        onChange={(points) => points !== null && set(points)}
      />
      <div className={styles.steps}>
        {STEPS.filter((step) => step < most).map((step) => (
          <button
            key={step}
            type="button"
            className={styles.step}
            aria-pressed={value === step}
            onClick={() => set(step)}
          >
            {step}
          </button>
        ))}
        <button
          type="button"
          className={styles.step}
          aria-pressed={value === most}
          onClick={() => set(most)}
        >
          {interpolate(texts.maximum, { points: most })}
        </button>
      </div>
    </div>
  );
}
