import { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { PLAYER_ROLES } from '@mes/domain/players/roles';
import { Checkbox } from '../../components/forms/Checkbox';
import { Select } from '../../components/forms/Select';
import { TextArea } from '../../components/forms/TextArea';
import { Alert } from '../../components/states/Alert';
import { ROLE_LABELS } from '../players/labels';
import { ANY_REGION, type ProfileValues } from './profile-draft';
import styles from './TeamSearchFields.module.css';
import * as texts from './texts';

const MAX_NOTE_LENGTH = 280;
const MAX_ROLES = 3;
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
  const { looking, roles, region, note } = values;
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
          <fieldset className={styles.roles}>
            <legend className={styles.legend}>{texts.rolesLegend}</legend>
            {PLAYER_ROLES.map((role) => (
              <Checkbox
                key={role}
                label={ROLE_LABELS[role]}
                checked={roles.includes(role)}
                disabled={!roles.includes(role) && roles.length >= MAX_ROLES}
                onChange={(checked) =>
                  set('roles', checked ? [...roles, role] : roles.filter((other) => other !== role))
                }
              />
            ))}
          </fieldset>
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
