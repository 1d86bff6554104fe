import { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { Checkbox } from '../../components/forms/Checkbox';
import { Select } from '../../components/forms/Select';
import { TextArea } from '../../components/forms/TextArea';
import { Alert } from '../../components/states/Alert';
import { ANY_REGION, type ProfileValues } from './profile-draft';
import * as texts from './texts';

const MAX_NOTE_LENGTH = 280;
const REGION_OPTIONS = [
  { value: ANY_REGION, label: texts.anyRegion },
  ...TEAM_REGIONS.map((value) => ({ value, label: value as string })),
];

interface TeamSearchFieldsProps {
  values: ProfileValues;
  set: <K extends keyof ProfileValues>(name: K, value: ProfileValues[K]) => void;
  error?: string;
}

/** What team leaders read of somebody who looks for a team. */
export function TeamSearchFields({ values, set, error }: TeamSearchFieldsProps) {
  const { looking, region, note } = values;
  return (
    <>
      <Checkbox
        label={texts.showAsFreeAgent}
        checked={looking}
        onChange={(checked) => set('looking', checked)}
      />
      {error && <Alert kind="danger">{error}</Alert>}
      {looking && (
        <>
          <Select
            label={texts.region}
            options={REGION_OPTIONS}
            value={region}
            onChange={(next) => set('region', next)}
          />
          <TextArea
            label={texts.note}
            counted
            maxLength={MAX_NOTE_LENGTH}
            value={note}
            onChange={(next) => set('note', next)}
          />
        </>
      )}
    </>
  );
}
