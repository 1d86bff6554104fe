import { useDebouncedValue } from '@mantine/hooks';
import { TEAM_NAME } from '@mes/domain/names/validity';
import { useId } from 'react';
import { useCall } from '../../api/use-call';
import type { FieldProps } from '../../components/forms/Field';
import { TextInput } from '../../components/forms/TextInput';

type TeamInputProps = FieldProps & {
  /** The name of the team, possibly incomplete. */
  value: string;
  onChange: (name: string) => void;
  disabled?: boolean;
};

const SEARCH_DELAY = 300;

/** A text field for the name of a team, with suggestions in a datalist. */
export function TeamInput(props: TeamInputProps) {
  const list = useId();
  const [query] = useDebouncedValue(props.value.trim(), SEARCH_DELAY);
  const found = useCall('search', 'boxTeams', { q: query, count: 10 }, { enabled: query !== '' });
  return (
    <>
      <TextInput {...props} list={list} autoComplete="off" maxLength={TEAM_NAME.max} />
      <datalist id={list}>
        {found.data?.map(({ name, tag }) => (
          <option key={name} value={name}>
            {tag}
          </option>
        ))}
      </datalist>
    </>
  );
}
