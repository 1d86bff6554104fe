import { accentTones } from '@mes/domain/colours/accent';
import { isHexColour } from '@mes/domain/colours/contrast';
import { ColourInput } from '../../components/forms/ColourInput';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

interface ColourControlProps {
  label: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** A colour with what is made of it in both themes. */
export function ColourControl(props: ColourControlProps) {
  return <ColourInput {...props} hint={noteOn(props.value)} />;
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
