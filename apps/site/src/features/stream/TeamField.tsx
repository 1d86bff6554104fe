import { useId, useState } from 'react';
import { useCall } from '../../api/use-call';
import { TextInput } from '../../components/forms/TextInput';

interface TeamFieldProps {
  label: string;
  value: string;
  onChange: (name: string) => void;
}

const SEARCHED_FROM = 2;

/** A team by name. Guests whom the site does not know can be typed as well. */
export function TeamField({ label, value, onChange }: TeamFieldProps) {
  const list = useId();
  const [isUsed, setUsed] = useState(false);
  const q = value.trim();
  const enabled = isUsed && q.length >= SEARCHED_FROM;
  const found = useCall('search', 'boxTeams', { q: enabled ? q : '--' }, { enabled });
  return (
    <>
      <TextInput
        label={label}
        value={value}
        maxLength={32}
        list={list}
        autoComplete="off"
        onFocus={() => setUsed(true)}
        onChange={onChange}
      />
      <datalist id={list}>
        {enabled && found.data?.map(({ name }) => <option key={name} value={name} />)}
      </datalist>
    </>
  );
}
