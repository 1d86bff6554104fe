import type { Notes } from '@mes/contract/moderation-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { Button } from '../../components/Button';
import { Chip } from '../../components/layout/Chip';
import { BAN_SCOPE_LABELS } from '../moderation/labels';
import { subjectPath } from '../moderation/paths';
import { Attachments } from './attachments/Attachments';
import { Bans } from './bans/Bans';
import { Evidence } from './Evidence';
import { NoteList } from './NoteList';
import styles from './SubjectView.module.css';
import * as texts from './texts';

export function SubjectView({ record }: { record: Notes }) {
  const { kind, about, name, ban } = record;
  const permissions = usePermissions();
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <Chip>{kind === 'team' ? texts.team : texts.player}</Chip>
        {ban && <Chip tone="loss">{BAN_SCOPE_LABELS[ban.scope]}</Chip>}
        <div className={styles.links}>
          {kind === 'player' && satisfies(permissions, 'Admin') && (
            <Button
              size="sm"
              variant="ghost"
              to={`/modpanel/accounts?account=${encodeURIComponent(about)}`}
            >
              {texts.openAccount}
            </Button>
          )}
          <Button size="sm" variant="ghost" to={subjectPath({ kind, id: about })}>
            {texts.openProfile}
          </Button>
        </div>
      </div>
      <div className={styles.columns}>
        <div>
          <NoteList record={record} />
          <Attachments record={record} />
        </div>
        <div>
          <Bans record={record} />
          <Evidence record={record} />
        </div>
      </div>
    </>
  );
}
