import type { BanRecord, Notes } from '@mes/contract/moderation-schemas';
import { IconBan } from '@tabler/icons-react';
import { Button } from '../../../components/Button';
import { Chip } from '../../../components/layout/Chip';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Time } from '../../../components/text/Time';
import { useNow } from '../../../components/text/use-now';
import { interpolate } from '../../../interpolate';
import { BAN_SCOPE_LABELS } from '../../moderation/labels';
import * as texts from '../texts';
import styles from './Bans.module.css';
import { useBanActions } from './use-ban-actions';

export function Bans({ record }: { record: Notes }) {
  const actions = useBanActions(record);
  const { bans } = record;
  return (
    <Section
      title={texts.bans}
      more={
        <Button
          size="sm"
          variant="danger"
          icon={<IconBan size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => void actions.add()}
        >
          {texts.addBan}
        </Button>
      }
    >
      {bans.length === 0 ? (
        <EmptyRow>{texts.noBans}</EmptyRow>
      ) : (
        <Panel>
          <ul className={styles.list}>
            {bans.map((ban) => (
              <Ban key={ban.id} ban={ban} onLift={() => void actions.lift(ban)} />
            ))}
          </ul>
        </Panel>
      )}
    </Section>
  );
}

function Ban({ ban, onLift }: { ban: BanRecord; onLift: () => void }) {
  const now = useNow(60_000);
  const { scope, reason, since, until, by, liftedAt, liftedBy } = ban;
  const hasEnded = until !== null && until <= now;
  const isInForce = liftedAt === null && !hasEnded;
  return (
    <li className={styles.ban}>
      <div className={styles.head}>
        <Chip tone={isInForce ? 'loss' : 'neutral'}>{BAN_SCOPE_LABELS[scope]}</Chip>
        <span className={styles.state}>
          {isInForce ? texts.inForce : liftedAt === null ? texts.ended : texts.lifted}
        </span>
        {isInForce && (
          <Button className={styles.lift} size="sm" variant="quiet" onClick={onLift}>
            {texts.lift}
          </Button>
        )}
      </div>
      <p className={styles.reason}>{reason}</p>
      <p className={styles.meta}>
        <span>
          {texts.since} <Time at={since} /> {`(${by?.name ?? texts.somebodyWhoLeft})`}
        </span>
        <span>
          {texts.until} {until === null ? texts.noEnd : <Time at={until} />}
        </span>
        {liftedAt !== null && (
          <span>
            {interpolate(texts.liftedBy, { name: liftedBy?.name ?? texts.somebodyWhoLeft })}{' '}
            <Time at={liftedAt} show="ago" />
          </span>
        )}
      </p>
    </li>
  );
}
