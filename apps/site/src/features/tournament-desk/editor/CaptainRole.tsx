import type { ReactNode } from 'react';
import { useCall } from '../../../api/use-call';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';

interface CaptainRoleProps {
  error?: ReactNode;
  /** The id at Discord; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** Chosen from the roles of the Discord server; while none is connected, its id can be entered. */
export function CaptainRole({ value, error, onChange }: CaptainRoleProps) {
  const { data: roles = [] } = useCall('discord', 'roles', {});
  if (roles.length === 0)
    return (
      <TextInput
        label={texts.captainRole}
        hint={texts.captainRoleUnconnected}
        error={error}
        inputMode="numeric"
        value={value}
        onChange={onChange}
        maxLength={20}
      />
    );
  const isUnknown = value !== '' && !roles.some(({ id }) => id === value);
  return (
    <Select
      label={texts.captainRole}
      hint={texts.captainRoleHint}
      error={error}
      options={[
        { value: '', label: texts.noCaptainRole },
        ...roles.map(({ id, name }) => ({ value: id, label: name })),
        ...(isUnknown ? [{ value, label: interpolate(texts.unknownRole, { id: value }) }] : []),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
