import { NumberInput } from '../../components/forms/NumberInput';

interface SecondsInputProps {
  /** Null: until it is hidden. */
  value: number | null;
  onChange: (seconds: number | null) => void;
}

/** For how long something stands on the screen. */
export function SecondsInput({ value, onChange }: SecondsInputProps) {
  return (
    <NumberInput
      label="Seconds"
      hint="Empty: until it is hidden"
      min={1}
      max={3_600}
      value={value}
      onChange={onChange}
    />
  );
}
