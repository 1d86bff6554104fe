import { MOST_ROLES, PLAYER_ROLES, type PlayerRole } from '@mes/domain/players/roles';
import { Checkbox } from '../../components/forms/Checkbox';
import { ROLE_LABELS } from '../../components/players/labels';
import styles from './RoleFields.module.css';
import * as texts from './texts';

interface RoleFieldsProps {
  roles: readonly PlayerRole[];
  onChange: (roles: readonly PlayerRole[]) => void;
}

/** What the player plays, for the profile, the roster of the team and the list of free agents. */
export function RoleFields({ roles, onChange }: RoleFieldsProps) {
  return (
    <fieldset className={styles.roles}>
      <legend className={styles.legend}>{texts.rolesLegend}</legend>
      {PLAYER_ROLES.map((role) => (
        <Checkbox
          key={role}
          label={ROLE_LABELS[role]}
          checked={roles.includes(role)}
          disabled={!roles.includes(role) && roles.length >= MOST_ROLES}
          onChange={(checked) =>
            onChange(checked ? [...roles, role] : roles.filter((other) => other !== role))
          }
        />
      ))}
    </fieldset>
  );
}
