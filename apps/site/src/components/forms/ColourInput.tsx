import { isHexColour } from '@mes/domain/colours/contrast';
import type { ReactNode } from 'react';
import { interpolate } from '../../interpolate';
import * as texts from '../texts';
import styles from './ColourInput.module.css';
import { TextInput } from './TextInput';

interface ColourInputProps {
  label: string;
  /** `#rrggbb`, or empty for none. */
  value: string;
  hint?: string;
  error?: ReactNode;
  onChange: (value: string) => void;
}

const SHOWN_FOR_NONE = '#808080';

/** A colour by the picker of the browser or as hex. */
export function ColourInput({ label, value, hint, error, onChange }: ColourInputProps) {
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={interpolate(texts.pickColour, { label })}
        className={styles.picker}
        value={isHexColour(value) ? value.toLowerCase() : SHOWN_FOR_NONE}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextInput
        label={label}
        hint={hint}
        error={error}
        maxLength={7}
        spellCheck={false}
        value={value}
        onChange={(next) => onChange(next.trim())}
      />
    </div>
  );
}
