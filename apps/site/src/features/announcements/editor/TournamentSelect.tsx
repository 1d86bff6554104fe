import { useCall } from '../../../api/use-call';
import { Select } from '../../../components/forms/Select';
import * as texts from '../texts';

interface TournamentSelectProps {
  value: string | null;
  onChange: (id: string) => void;
}

export function TournamentSelect({ value, onChange }: TournamentSelectProps) {
  const { data } = useCall('tournaments', 'listAll', { size: 100 });
  const options = data?.data.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <Select label={texts.tournament} required options={options} value={value} onChange={onChange} />
  );
}
