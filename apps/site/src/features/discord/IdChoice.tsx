import { Select } from '../../components/forms/Select';
import { interpolate } from '../../interpolate';
import * as texts from './texts';
import { useIds } from './use-ids';

export interface NamedId {
  readonly id: string;
  readonly name: string;
}

export interface IdChoiceProps {
  property: string;
  label: string;
  hint?: string;
  choices: readonly NamedId[];
  /** What holds while none is chosen. */
  none?: string;
}

const NONE = '';

/** One channel or role, or none. It is saved at once. */
export function IdChoice({ property, label, hint, choices, none = texts.none }: IdChoiceProps) {
  const { ids, save, error, disabled, mayWrite } = useIds(property, label);
  const [chosen = NONE] = ids;
  const isUnknown = chosen !== NONE && !choices.some(({ id }) => id === chosen);
  const options = [
    { value: NONE, label: none },
    ...choices.map(({ id, name }) => ({ value: id, label: name })),
    ...(isUnknown ? [{ value: chosen, label: interpolate(texts.unknown, { id: chosen }) }] : []),
  ];
  return (
    <Select
      label={label}
      hint={mayWrite ? hint : texts.onlyAdmins}
      error={error}
      options={options}
      value={chosen}
      disabled={disabled}
      onChange={(next) => void save(next === NONE ? [] : [next])}
    />
  );
}
