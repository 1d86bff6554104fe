import type { StaffMember } from '@mes/contract/staff';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import styles from './Staff.module.css';
import * as texts from './texts';

type Shown = Pick<StaffMember, 'id' | 'name' | 'photo'> & { old?: boolean };

export function Member({ member: { id, name, photo, old } }: { member: Shown }) {
  return (
    <AppLink to={`/players/${encodeURIComponent(id)}`} className={styles.who}>
      <PlayerPhoto name={name} photo={photo} size={28} />
      <span className={styles.name}>{name}</span>
      {old && <Chip>{texts.left}</Chip>}
    </AppLink>
  );
}
