import type { Session } from '@mes/contract/accounts';
import { IconDevices } from '@tabler/icons-react';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { confirmAction } from '../../components/dialogs/dialogs';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './SessionList.module.css';
import * as texts from './texts';

/** The sessions of the account, with buttons to end them. */
export function SessionList() {
  const sessions = useCall('accounts', 'sessions', {});
  const revoke = useWrite('accounts', 'revokeSession');
  const revokeOthers = useWrite('accounts', 'revokeOtherSessions');

  const end = ({ id, device }: Session) =>
    confirmAction({
      title: interpolate(texts.signOutTitle, { device }),
      message: texts.signOutMessage,
      confirmLabel: texts.signOutDevice,
      danger: true,
      action: () => revoke.mutateAsync({ session: id }),
      success: texts.deviceSignedOut,
    });
  const endOthers = () =>
    confirmAction({
      title: texts.signOutEverywhereElseTitle,
      message: texts.signOutOthersMessage,
      confirmLabel: texts.signOutOthers,
      danger: true,
      action: () => revokeOthers.mutateAsync({}),
      success: texts.othersSignedOut,
    });

  return (
    <Section
      title={texts.signedInOn}
      more={
        (sessions.data?.length ?? 0) > 1 && (
          <Button variant="quiet" size="sm" onClick={() => void endOthers()}>
            {texts.signOutEverywhereElse}
          </Button>
        )
      }
    >
      <Panel>
        <Loaded query={sessions} skeleton={<SkeletonRows rows={2} height={64} />}>
          {(rows) => (
            <ul className={styles.list}>
              {rows.map((session) => (
                <li key={session.id} className={styles.session}>
                  <IconDevices size={20} stroke={1.75} className={styles.icon} aria-hidden="true" />
                  <span className={styles.text}>
                    <span className={styles.device}>{session.device}</span>
                    <span className={styles.seen}>
                      {texts.lastSeen} <Time at={session.lastSeenAt} show="ago" />{' '}
                      {texts.signedInSince} <Time at={session.createdAt} show="ago" />
                    </span>
                  </span>
                  {session.current ? (
                    <Chip>{texts.thisBrowser}</Chip>
                  ) : (
                    <Button variant="quiet" size="sm" onClick={() => void end(session)}>
                      {texts.signOut}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
    </Section>
  );
}
