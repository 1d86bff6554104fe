import type { Ticket } from '@mes/contract/support-schemas';
import { useCall } from '../../api/use-call';
import { Select } from '../../components/forms/Select';
import * as texts from './texts';

const NOBODY = ' nobody';

interface AssigneeSelectProps {
  label: string;
  /** Undefined where none is chosen yet. */
  assignee?: Ticket['assignee'];
  onChange: (assignee: string | null) => void;
  disabled?: boolean;
}

/** Somebody of the staff, or nobody. Whoever has left the staff stays until it is changed. */
export function AssigneeSelect({ label, assignee, onChange, disabled }: AssigneeSelectProps) {
  const staff = useCall('support', 'assignees', {}).data ?? [];
  const isKnown = !assignee || staff.some(({ id }) => id === assignee.id);
  const people = isKnown ? staff : [assignee, ...staff];
  return (
    <Select
      label={label}
      disabled={disabled}
      options={[
        { value: NOBODY, label: texts.nobody },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={assignee === undefined ? null : (assignee?.id ?? NOBODY)}
      onChange={(value) => onChange(value === NOBODY ? null : value)}
    />
  );
}
