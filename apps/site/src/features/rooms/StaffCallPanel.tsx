import type { RoomDetails } from '@mes/contract/room-schemas';
import { IconLifebuoy } from '@tabler/icons-react';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { ask } from '../../components/dialogs/dialogs';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './RoomPanels.module.css';
import * as texts from './texts';

/** Calls staff, and shows who has taken the call. */
export function StaffCallPanel({ id, details }: { id: string; details: RoomDetails }) {
  const call = useWrite('rooms', 'callStaff', { invalidates: ['rooms', 'matches'] });
  const { staffCall } = details;
  const callStaff = () =>
    ask({
      title: texts.callStaff,
      label: texts.whatDoYouNeed,
      multiline: true,
      maxLength: 500,
      confirmLabel: texts.callStaff,
      action: (reason) => call.mutateAsync({ id, reason }),
    });
  return (
    <Section title={texts.staff} level={3}>
      <Panel pad className={styles.stack}>
        {staffCall ? (
          <>
            <p className={styles.strong}>
              {staffCall.takenBy
                ? interpolate(texts.staffOnIt, { name: staffCall.takenBy.name })
                : texts.staffCalledNow}{' '}
              <Time at={staffCall.createdAt} show="ago" className={styles.note} />
            </p>
            <p className={styles.note}>{staffCall.reason}</p>
          </>
        ) : (
          <Button
            variant="quiet"
            icon={<IconLifebuoy stroke={1.75} aria-hidden="true" />}
            onClick={() => void callStaff()}
          >
            {texts.callStaff}
          </Button>
        )}
        <Button variant="ghost" to={`/support?category=match&match=${encodeURIComponent(id)}`}>
          {texts.openTicket}
        </Button>
      </Panel>
    </Section>
  );
}
