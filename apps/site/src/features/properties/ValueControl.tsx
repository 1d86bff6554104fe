import type { PropertyDetails } from '@mes/contract/properties';
import type { Json } from '@mes/contract/scalars';
import { propertyTitle } from '@mes/domain/properties/property-form';
import { DateTimeInput } from '../../components/forms/DateTimeInput';
import { NumberInput } from '../../components/forms/NumberInput';
import { TextArea } from '../../components/forms/TextArea';
import { TextInput } from '../../components/forms/TextInput';
import { interpolate } from '../../interpolate';
import { ColourControl } from './ColourControl';
import { JsonControl } from './JsonControl';
import { ListControl } from './ListControl';
import { PictureControl } from './PictureControl';
import * as texts from './texts';

interface ValueControlProps {
  property: PropertyDetails;
  value: Json;
  error?: string;
  onChange: (value: Json) => void;
  /** Called with the problem of an invalid value, and with null once it is valid. */
  onUnreadable: (reason: string | null) => void;
}

/** Longer texts are written in several lines. */
const ONE_LINE = 250;

/** The control that fits the type of the property. */
export function ValueControl({
  property,
  value,
  error,
  onChange,
  onUnreadable,
}: ValueControlProps) {
  const { id, type, limits } = property;
  const shared = { label: propertyTitle(id), error };
  switch (type) {
    case 'number':
      return (
        <NumberInput
          {...shared}
          hint={rangeHint(limits)}
          min={limits.min}
          max={limits.max}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'time':
      return (
        <DateTimeInput
          {...shared}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'colour':
      return <ColourControl {...shared} value={textOf(value)} onChange={onChange} />;
    case 'picture':
      return <PictureControl {...shared} value={textOf(value)} onChange={onChange} />;
    case 'list':
      return (
        <ListControl
          {...shared}
          limits={limits}
          items={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      );
    case 'json':
      return (
        <JsonControl {...shared} value={value} onChange={onChange} onUnreadable={onUnreadable} />
      );
    case 'boolean':
      return null;
    case 'string':
    case 'url': {
      const text = { ...shared, hint: hintOf(property), value: textOf(value), onChange };
      return type === 'url' || (limits.maxLength ?? ONE_LINE + 1) <= ONE_LINE ? (
        <TextInput {...text} type={type === 'url' ? 'url' : 'text'} maxLength={limits.maxLength} />
      ) : (
        <TextArea {...text} maxLength={limits.maxLength} />
      );
    }
  }
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : '';
}

function hintOf({ limits, fallback }: PropertyDetails): string {
  if (limits.allowsNone) return texts.emptyTakesOff;
  return fallback === null ? texts.emptyForNone : texts.emptyForDefault;
}

function rangeHint({ min, max }: PropertyDetails['limits']): string | undefined {
  if (min !== undefined && max !== undefined) return interpolate(texts.range, { min, max });
  return min === undefined ? undefined : interpolate(texts.from, { min });
}
