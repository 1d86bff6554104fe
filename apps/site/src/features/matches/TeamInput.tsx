import { TEAM_NAME } from '@mes/domain/names/validity';
import { useId, useState } from 'react';
import type { FieldProps } from '../../components/forms/Field';
import { TextInput } from '../../components/forms/TextInput';
import { useTeamSuggestions } from './use-team-suggestions';

type TeamInputProps = FieldProps & {
  /** The name of the team, possibly incomplete. */
  value: string;
  onChange: (name: string) => void;
  disabled?: boolean;
};

/** A text field for the name of a team, with suggestions in a datalist. */
export function TeamInput(props: TeamInputProps) {
  const list = useId();
  // A name from the address needs no suggestions until somebody changes it.
  const [isTyped, setTyped] = useState(false);
  const suggestions = useTeamSuggestions(isTyped ? props.value : '');
  const change = (name: string) => {
    setTyped(true);
    props.onChange(name);
  };
  return (
    <>
      <TextInput
        {...props}
        list={list}
        autoComplete="off"
        maxLength={TEAM_NAME.max}
        onChange={change}
      />
      <datalist id={list}>
        {suggestions?.map(({ name, tag }) => (
          <option key={name} value={name}>
            {tag}
          </option>
        ))}
      </datalist>
    </>
  );
}
