import { accentTones } from '@mes/domain/colours/accent';
import { isHexColour } from '@mes/domain/colours/contrast';
import { TextInput } from '../../components/forms/TextInput';
import { interpolate } from '../../interpolate';
import styles from './ColourControl.module.css';
import * as texts from './texts';

interface ColourControlProps {
  label: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

const SHOWN_FOR_NONE = '#808080';

/** A colour by the picker of the browser or as hex, with what is made of it in both themes. */
export function ColourControl({ label, value, error, onChange }: ColourControlProps) {
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={interpolate(texts.pick, { label })}
        className={styles.picker}
        value={isHexColour(value) ? value.toLowerCase() : SHOWN_FOR_NONE}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextInput
        label={label}
        hint={noteOn(value)}
        error={error}
        maxLength={7}
        spellCheck={false}
        value={value}
        onChange={(next) => onChange(next.trim())}
      />
    </div>
  );
}

/** Says where the colour is adjusted, so that nobody wonders why another one shows. */
function noteOn(value: string): string {
  if (!isHexColour(value)) return texts.colourHint;
  const colour = value.toLowerCase();
  const dark = accentTones(colour, 'dark').text;
  const light = accentTones(colour, 'light').text;
  const notes = [
    dark === colour ? '' : interpolate(texts.lightened, { colour: dark }),
    light === colour ? '' : interpolate(texts.darkened, { colour: light }),
  ];
  return notes.filter(Boolean).join(' ') || texts.legible;
}
